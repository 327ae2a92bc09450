yes = sì
no = no
