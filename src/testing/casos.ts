import { randomBytes, randomUUID } from 'node:crypto';
import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import { cookieDaChave, type FinalidadeDaChave } from '#capabilities/codigo-acesso/server/chaves.ts';
import { codigoDe, hashDoCodigo } from '#capabilities/codigo-acesso/server/codigo.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { Acao, MANIFESTANTE } from '#capabilities/manifestacao/domain/historico.ts';
import { identificacaoDe } from '#capabilities/manifestacao/domain/identificacao.ts';
import { prazoDoCidadao, prazoParaResponder } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { CanalEntrada } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import type { Teor } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { type IdSituacao, isAberta, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { chaveDoCofre, type Manifestante } from '#capabilities/manifestacao/server/caso.ts';
import { marcaSelada } from '#capabilities/manifestacao/server/dono-repository.ts';
import type { QuemAge } from '#capabilities/manifestacao/server/quem-age.ts';
import {
  Esfera,
  formularioDoCaso,
  type IdEsfera,
  type IdTipoManifestacao,
  isSigilosa,
  TipoFormulario,
  TipoManifestacao,
} from '#kernel/enumeracoes.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { COMPLEMENTACAO_PEDIDA } from '#kernel/prazo/explain.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { DIAS_COMPLEMENTACAO, DIAS_CONSENTIMENTO } from '#kernel/prazo/prazos-da-lei.ts';
import { digitosDoProtocolo, formatProtocolo } from '#kernel/protocolo.ts';
import { minutes } from '#server/clock.ts';
import { donoDe, marcaAberta } from '#server/crypto/dono.ts';
import { type Envelope, newEnvelope } from '#server/crypto/envelope.ts';
import { hashSecret, newSecret } from '#server/crypto/secret.ts';
import { abrir } from '#server/mail/selo.ts';
import type { Escrita, TestApp } from './test-app.ts';
import { Visitor } from './visitor.ts';

/** The federal office of the demonstration, whose staff the tests use. */
export const CGU = 6;

export interface NovoCaso {
  readonly tipo?: IdTipoManifestacao;
  /** Who filed the case; null for nobody, which makes a denúncia anonymous (type 7). */
  readonly login?: string | null;
  readonly idOuvidoria?: number;
  readonly situacao?: IdSituacao;
  readonly teor?: Partial<Teor>;
  /** ISO moment; by default the test's clock. */
  readonly registradaEm?: string;
  /** yyyy-mm-dd; by default counted from the registration. */
  readonly prazo?: string;
  readonly prorrogadaEm?: string;
  readonly ouvidoriaInterna?: boolean;
  readonly idAssunto?: number;
  readonly idSubtipo?: number;
  /** A conclusive answer; the case is concluída unless `situacao` says otherwise. */
  readonly resposta?: { readonly texto: string; readonly em?: string };
  /** An open request for complement; the case is in situação 5 unless `situacao` says otherwise. */
  readonly complementacao?: {
    readonly pedido: string;
    readonly em?: string;
    readonly prazo?: string;
    readonly parouPrazo?: boolean;
  };
  /** The open request for consent. */
  readonly consentimento?: { readonly em?: string; readonly prazo?: string };
}

export interface CasoCriado {
  readonly id: number;
  /** The seventeen digits. */
  readonly protocolo: string;
  readonly numeroProtocolo: string;
  readonly codigo: string;
  /** Only for encrypted cases. */
  readonly cofre: Envelope | null;
}

const nextNumber = async ({ db }: Escrita, idOuvidoria: number, ano: number): Promise<number> => {
  const { ultimo } = await db
    .insertInto('protocolo_sequencia')
    .values({ id_ouvidoria: idOuvidoria, ano, ultimo: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['id_ouvidoria', 'ano'])
        .doUpdateSet((eb) => ({ ultimo: eb('protocolo_sequencia.ultimo', '+', 1) })),
    )
    .returning('ultimo')
    .executeTakeFirstOrThrow();
  return ultimo;
};

const accountOf = ({ db }: Escrita, login: string) =>
  db.selectFrom('usuario').selectAll().where('login', '=', login).executeTakeFirstOrThrow();

const situacaoDe = ({ situacao, resposta, complementacao }: NovoCaso): IdSituacao => {
  if (situacao) return situacao;
  if (resposta) return Situacao.concluida;
  return complementacao ? Situacao.complementacaoSolicitada : Situacao.cadastrada;
};

const teorDe = (formulario: number, teor: Partial<Teor> = {}): Teor => ({
  texto: 'A luz do posto de atendimento está apagada há uma semana.',
  ...(formulario === TipoFormulario.acessoAInformacao && { resumo: 'Gastos com iluminação' }),
  ...(formulario === TipoFormulario.simplifique && {
    servico: 'Emissão de certidão',
    propostaMelhoria: 'Aceitar o pedido pelo celular.',
  }),
  ...teor,
});

/**
 * A case in any state, written straight to the database, for tests about what comes after filing.
 * Denúncia and comunicação are encrypted as the real ones are.
 */
export const criarCaso = async (app: Escrita, novo: NovoCaso = {}): Promise<CasoCriado> => {
  const { db, config, clock } = app;
  const { login = 'maria.cidada', idOuvidoria = CGU } = novo;
  const pedido = novo.tipo ?? TipoManifestacao.reclamacao;
  const anonima = pedido === TipoManifestacao.comunicacao || (login === null && isSigilosa(pedido));
  const tipo = anonima ? TipoManifestacao.comunicacao : pedido;
  const formulario = formularioDoCaso(tipo);
  const registradaEm = new Date(novo.registradaEm ?? clock.now());
  const conta = anonima || login === null ? null : await accountOf(app, login);
  const { prefixo_protocolo: prefixo, id_esfera: esfera } = await db
    .selectFrom('ouvidoria')
    .select(['prefixo_protocolo', 'id_esfera'])
    .where('id', '=', idOuvidoria)
    .executeTakeFirstOrThrow();
  const ano = localDate(registradaEm.getTime()).year;
  const sequencia = await nextNumber(app, idOuvidoria, ano);
  const numeroProtocolo = formatProtocolo({ prefixo, sequencia, ano, esfera: esfera as IdEsfera });
  const protocolo = digitosDoProtocolo(numeroProtocolo) ?? '';
  const calendario = await calendarioDaOuvidoria(db, idOuvidoria);
  const contado = countedDay(calendario, registradaEm.getTime());
  const original = toIsoDate(prazoParaResponder(calendario, contado, formulario));
  const situacao = situacaoDe(novo);
  const chaveEnvio = randomUUID();
  const codigo = codigoDe(config, chaveEnvio);
  const cofre = isSigilosa(tipo) ? newEnvelope(chaveDoCofre({ config }, idOuvidoria)) : null;
  const teor = JSON.stringify(teorDe(formulario, novo.teor));
  const { complementacao, consentimento, resposta } = novo;
  const pedidaEm = new Date(complementacao?.em ?? registradaEm);
  const respondidaEm = resposta ? new Date(resposta.em ?? registradaEm) : null;
  const { id } = await db
    .insertInto('manifestacao')
    .values({
      protocolo,
      id_ouvidoria_registro: idOuvidoria,
      id_ouvidoria: idOuvidoria,
      id_tipo: tipo,
      id_tipo_formulario: formulario,
      id_subtipo_formulario: novo.idSubtipo ?? null,
      id_situacao: situacao,
      id_tipo_identificacao: identificacaoDe(tipo, { anonima, preservada: false }),
      id_canal_entrada: CanalEntrada.internet,
      id_assunto: novo.idAssunto ?? null,
      ouvidoria_interna: novo.ouvidoriaInterna ?? false,
      dono:
        conta &&
        (cofre ? await marcaSelada(db, donoDe({ config }, conta.id)) : marcaAberta({ config }, conta.id)),
      teor: cofre ? null : teor,
      teor_cifrado: cofre ? cofre.seal(teor) : null,
      codigo_acesso_hash: hashDoCodigo(config, codigo),
      envio_hash: randomBytes(32),
      registrada_em: registradaEm,
      registro_contado: toIsoDate(contado),
      prazo_original: original,
      prazo: novo.prazo ?? original,
      ...(complementacao &&
        complementacao.parouPrazo !== false && {
          prazo_parado_em: toIsoDate(localDate(pedidaEm.getTime())),
          prazo_parado_por: COMPLEMENTACAO_PEDIDA,
        }),
      prorrogada_em: novo.prorrogadaEm ? new Date(novo.prorrogadaEm) : null,
      respondida_em: respondidaEm,
      encerrada_em: isAberta(situacao) ? null : (respondidaEm ?? registradaEm),
      atualizada_em: registradaEm,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const manifestante: Manifestante | null = conta && {
    nome: conta.nome,
    ...(conta.email && { email: conta.email }),
    ...(conta.numero_documento && { documento: conta.numero_documento }),
    idUsuario: conta.id,
  };
  if (cofre) {
    await db
      .insertInto('manifestacao_cofre')
      .values({
        id_manifestacao: id,
        chave_embrulhada: cofre.chaveEmbrulhada,
        identidade_cifrada: manifestante && cofre.seal(JSON.stringify(manifestante)),
      })
      .execute();
  } else if (manifestante) {
    await db
      .insertInto('manifestante')
      .values({
        id_manifestacao: id,
        id_usuario: manifestante.idUsuario ?? null,
        dados: JSON.stringify(manifestante),
      })
      .execute();
  }
  await insertHistorico(db, {
    id_manifestacao: id,
    acao: Acao.cadastro,
    ocorrido_em: registradaEm,
    responsavel: MANIFESTANTE,
  });

  const guardar = (texto: string) =>
    cofre ? { texto: null, texto_cifrado: cofre.seal(texto) } : { texto, texto_cifrado: null };
  const insertResposta = async (idTipo: number, texto: string, em: Date): Promise<number> => {
    const inserted = await db
      .insertInto('resposta')
      .values({
        id_manifestacao: id,
        id_tipo_resposta: idTipo,
        // 'Acesso Negado'
        id_codigo_decisao: idTipo === 2 && tipo === TipoManifestacao.acessoAInformacao ? 1 : null,
        ...guardar(texto),
        id_ouvidoria: idOuvidoria,
        responsavel: 'Gustavo Teixeira Prado (CGU)',
        registrada_em: em,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return inserted.id;
  };
  if (resposta && respondidaEm) await insertResposta(2, resposta.texto, respondidaEm);
  if (complementacao) {
    await db
      .insertInto('complementacao')
      .values({
        id_manifestacao: id,
        id_resposta: await insertResposta(1, complementacao.pedido, pedidaEm),
        pedida_em: pedidaEm,
        prazo:
          complementacao.prazo ??
          toIsoDate(prazoDoCidadao(calendario, pedidaEm.getTime(), DIAS_COMPLEMENTACAO)),
        parou_prazo: complementacao.parouPrazo ?? true,
      })
      .execute();
  }
  if (consentimento) {
    if (!cofre) throw new Error('Only a denúncia is asked for consent');
    const pedidoEm = new Date(consentimento.em ?? registradaEm);
    await db
      .insertInto('consentimento')
      .values({
        id_manifestacao: id,
        solicitante: 'Gustavo Teixeira Prado (CGU)',
        destinatario: 'Ministério da Saúde',
        motivo_cifrado: cofre.seal('O órgão precisa ouvir você para apurar.'),
        pedido_em: pedidoEm,
        prazo:
          consentimento.prazo ??
          toIsoDate(prazoDoCidadao(calendario, pedidoEm.getTime(), DIAS_CONSENTIMENTO)),
      })
      .execute();
  }
  return { id, protocolo, numeroProtocolo, codigo, cofre };
};

/** A browser that has exchanged the access code, or a mail's link, for its short-lived key. */
export const visitorComChave = async (
  app: TestApp,
  idManifestacao: number,
  finalidade: FinalidadeDaChave = 'codigo',
): Promise<Visitor> => {
  const segredo = newSecret();
  const agora = app.clock.now();
  await app.db
    .insertInto('manifestacao_acesso')
    .values({
      hash: hashSecret(segredo),
      id_manifestacao: idManifestacao,
      finalidade,
      criado_em: agora,
      expira_em: new Date(agora.getTime() + minutes(30)),
    })
    .execute();
  const visitor = new Visitor(app);
  visitor.cookies.set(cookieDaChave[finalidade], segredo);
  return visitor;
};

/** A person of the demonstration, as the server's acts know them: for calling an act directly. */
export const quemEhServidor = async (
  app: TestApp,
  login: string,
  idPerfil: IdPerfil,
  idOuvidoria = CGU,
): Promise<QuemAge> => {
  const conta = await accountOf(app, login);
  return {
    usuario: {
      idUsuario: conta.id,
      login,
      nome: conta.nome,
      idPerfil,
      idOuvidoria,
      esferaOuvidoria: Esfera.federal,
      cadastroPendente: false,
      impedidoEm: [],
      denunciasAbertas: idPerfil === Perfil.administrador ? [] : 'todas',
    },
    dono: donoDe(app, conta.id),
    chaves: [],
    origem: 'http://escuta.test',
  };
};

/** The labels of a case's history, oldest first. */
export const acoesDoHistorico = async ({ db }: TestApp, idManifestacao: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('manifestacao_historico')
    .select('acao')
    .where('id_manifestacao', '=', idManifestacao)
    .orderBy('id')
    .execute();
  return rows.map(({ acao }) => acao);
};

/**
 * The mails written so far, oldest first, with the words of those that are not about who reported: of these the rows stay as they are
 * kept, without address and words.
 */
export const emailsEscritos = async ({ db, config }: TestApp) => {
  const rows = await db.selectFrom('email_saida').selectAll().orderBy('id').execute();
  return rows.map((row) =>
    row.para === '' ? row : { ...abrir(config, row), para: row.para, assunto: row.assunto, selado: null },
  );
};

/** The mails written so far for an event, oldest first. */
export const emailsDoEvento = async (app: TestApp, evento: string) =>
  (await emailsEscritos(app)).filter((email) => email.evento === evento);
