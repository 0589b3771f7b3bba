-- Impedimento passes on to who got their access to the office from a person who is kept away (Lei 9.784/1999, arts. 18 and 20).
alter table impedimento drop constraint origem_do_impedimento;
alter table impedimento add constraint origem_do_impedimento
  check (origem in ('envolvido', 'pedido-de-quem-relata', 'declarado', 'acesso-recebido'));

-- Those whose access somebody gave are compared once more, with this reason too.
update usuario_perfil_ouvidoria set comparado = false where dado_por is not null and encerrado_em is null;
