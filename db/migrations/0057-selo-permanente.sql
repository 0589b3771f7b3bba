-- What was once told as a denúncia stays sealed when the office calls it something else: the type is the office's word,
-- the seal was promised to the person (Lei 13.608/2018, art. 4-B).
alter table manifestacao
  drop constraint denuncia_so_cifrada,
  add constraint denuncia_so_cifrada check (
    (teor is null) <> (teor_cifrado is null) and (id_tipo not in (1, 7) or teor is null));
