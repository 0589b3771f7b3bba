-- Decreto 10.153/2019, art. 7: whoever filed at the desk had the key that shows the code first, and could be who used it.
-- What such a code opens, it opens; it gives no consent, whether the key was used or not.
update manifestacao set codigo_visto = true where id_atendente is not null and not codigo_visto;
