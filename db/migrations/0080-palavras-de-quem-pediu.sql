-- Who asked with the identity preserved often says who they are in what they write. In the open stand these words as the office
-- reads them, covered; as they were written they are sealed with the identity, for the person alone. Null: of an earlier version,
-- covered when the server starts (the key is not here).
alter table manifestante_preservado add column palavras_cifradas bytea;
-- True for exactly the requests that named their author.
alter table manifestante_preservado drop column citado_no_texto;

-- Finds in such words told, letter by letter, where the name stood; and those made with the identity in words of staff, which one of
-- the names there it was. From now on none of them is kept.
delete from achado_pessoal a using manifestacao m
where m.id = a.id_manifestacao and m.identidade_preservada
  and (a.tipo in ('solicitante', 'nome') or a.parte in ('resumo', 'pedido', 'recurso'));

-- Whom somebody does not want to see their request, and why, says who they are: sealed with the identity where that is preserved.
alter table pedido_impedimento add column selado_com_a_identidade boolean not null default false;
