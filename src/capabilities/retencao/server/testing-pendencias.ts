import { type RawBuilder, sql } from 'kysely';
import type { CasoCriado } from '#testing/casos.ts';
import { CGU } from '#testing/casos.ts';

const gestor = sql`(select id from usuario where login = 'gestor.cgu')`;
const resposta = ({ id }: CasoCriado) => sql`(select min(id) from resposta where id_manifestacao = ${id})`;
const recurso = ({ id }: CasoCriado, respondidoEm: string | null) =>
  sql`insert into recurso (id_manifestacao, id_instancia, id_situacao, id_ouvidoria_julgadora, texto, envio_hash, registrado_em,
    registro_contado, atualizado_em, respondido_em)
    values (${id}, 1, 1, ${CGU}, 'Recorro.', sha256(${`recurso ${id}`}::bytea), '2016-03-20', '2016-03-20', '2016-03-20', ${respondidoEm})
    returning id`;

/** By table, what makes each thing pending, oldest possible: nothing here ended, whenever it began. */
export const pendentes: Readonly<Record<string, (caso: CasoCriado) => RawBuilder<unknown>>> = {
  recurso: (caso) => recurso(caso, null),
  promessa: (
    caso,
  ) => sql`insert into promessa (id_manifestacao, id_ouvidoria, origem, id_resposta, texto, prometida_em, prazo_original,
    prazo, situacao) values (${caso.id}, ${CGU}, 'resposta', ${resposta(caso)}, 'Os autos.', '2016-03-12', '2016-04-12', '2016-04-12', 'aberta')`,
  pedido_reabertura: ({ id }) =>
    sql`insert into pedido_reabertura (id_manifestacao, texto, pedida_em) values (${id}, 'Não resolveu.', '2016-04-01')`,
  desistencia: ({ id }) =>
    sql`insert into desistencia (id_manifestacao, em_parte, motivo, pedida_em) values (${id}, false, 'Não quero mais.', '2016-03-11')`,
  complementacao: (
    caso,
  ) => sql`insert into complementacao (id_manifestacao, id_resposta, pedida_em, prazo, parou_prazo)
    values (${caso.id}, ${resposta(caso)}, '2016-03-10', '2016-03-30', false)`,
  tramitacao: ({
    id,
  }) => sql`insert into tramitacao (id_manifestacao, id_ouvidoria, id_destinatario, id_remetente, remetente, mensagem,
    prazo, prazo_original, aberta_em) values (${id}, ${CGU}, ${gestor}, ${gestor}, 'Gestor', 'Conte.', '2016-03-30', '2016-03-30', '2016-03-10')`,
  consentimento: ({
    id,
  }) => sql`insert into consentimento (id_manifestacao, solicitante, destinatario, motivo_cifrado, pedido_em, prazo)
    values (${id}, 'Gestor', 'Ministério da Saúde', '\\x00', '2037-01-30', '2037-12-31')`,
  denuncia_descumprimento: ({
    id,
  }) => sql`insert into denuncia_descumprimento (id_manifestacao, data_entrega, id_ouvidoria_destino, texto,
    envio_hash, registrada_em, prazo) values (${id}, '2016-04-12', ${CGU}, 'Não veio.', sha256(${`falta ${id}`}::bytea), '2016-04-20', '2016-05-20')`,
  incidente_correcao: (caso) => sql`with r as (${recurso(caso, '2016-03-25')})
    insert into incidente_correcao (id_manifestacao, id_recurso, motivo, texto, id_solicitante, solicitante, aberto_em)
    select ${caso.id}, r.id, 'omissao', 'Falta dizer quando.', ${gestor}, 'Gestor', '2016-03-26' from r`,
  pedido_identidade: ({
    id,
  }) => sql`insert into pedido_identidade (id_manifestacao, id_ouvidoria_que_pediu, quem_pede, id_ouvidoria_guarda,
    solicitante, motivo_cifrado, pedido_em) values (${id}, ${CGU}, 'CORREG', ${CGU}, 'Gestor', '\\x00', '2016-03-12')`,
  acesso_extraordinario: ({
    id,
  }) => sql`insert into acesso_extraordinario (id_manifestacao, id_usuario, quem, motivo_cifrado, pedido_em)
    values (${id}, ${gestor}, 'Gestor', '\\x00', '2016-03-12')`,
  abertura_identidade: ({
    id,
  }) => sql`insert into abertura_identidade (id_manifestacao, id_ouvidoria, id_usuario, quem, motivo,
    marca_do_motivo, pedida_em, id_ouvidoria_que_aprova)
    values (${id}, ${CGU}, ${gestor}, 'Gestor', 'Para ouvir.', sha256(${`abrir ${id}`}::bytea), '2036-11-02', ${CGU})`,
  avaliacao_tratamento_caso: ({
    id,
  }) => sql`with a as (insert into avaliacao_tratamento (id_autoridade, id_ouvidoria, de, ate, recorte,
      semente, universo, situacao, chave_embrulhada, id_responsavel, responsavel, criada_em)
      values (${CGU}, ${CGU}, '2016-01-01', '2016-12-31', 'todas', 'a', 1, 'em-avaliacao', '\\x00', ${gestor}, 'Gestor', '2017-01-10')
      returning id)
    insert into avaliacao_tratamento_caso (id_avaliacao, id_manifestacao, ordem, respondida_em, prazo, dentro_do_prazo, prorrogada)
    select a.id, ${id}, 1, '2016-03-12', '2016-03-30', true, false from a`,
  desfecho: ({
    id,
  }) => sql`insert into desfecho (id_manifestacao, id_resultado, dados_cifrados, id_ouvidoria, responsavel, registrado_em)
    select ${id}, id, '\\x00', ${CGU}, 'Gestor', '2016-03-12' from resultado_apuracao where not encerra order by id limit 1`,
};
