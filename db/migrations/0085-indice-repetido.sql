-- The primary key is read backwards just as well: every mail, two for each filing, was written to both.
drop index email_saida_recentes;
