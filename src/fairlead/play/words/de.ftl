yes = ja
no = nein
