import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import {
  chaveDaEntregaDe,
  codigoDe,
  codigoNovo,
  prepararEntrega,
} from '#capabilities/codigo-acesso/server/index.ts';
import { apagarRascunho } from '#capabilities/rascunho/server/index.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { naHora } from '#kernel/momento.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Registrada, Registro } from '../../contract.ts';
import { Acao, ANONIMO, MANIFESTANTE, SISTEMA } from '../../domain/historico.ts';
import { envioDeOutraPessoa, manifestacaoNaoEncontrada } from '../../domain/manifestacao-errors.ts';
import { avisarSobre } from '../avisar.ts';
import { type Caso, casoDe } from '../caso.ts';
import { findCaso, notifyCaso } from '../manifestacao-repository.ts';
import { momentosDoCaso } from '../momentos-do-caso.ts';
import type { QuemAge } from '../quem-age.ts';
import { findPorEnvio, lockEnvio } from './cadastrar-repository.ts';
import { hashDoConteudo, hashDoEnvio } from './envio.ts';
import { guardarRepresentacao } from './guardar-representacao.ts';
import { inserirCaso, type Novo } from './novo-caso.ts';
import { prepararRegistro } from './preparar-registro.ts';

const quemRegistrou = ({ fatos }: Caso): string => (fatos.anonima ? ANONIMO : MANIFESTANTE);

const registradaPor = ({ idCliente }: UsuarioAtual): string =>
  idCliente === undefined
    ? 'Registrada no atendimento, em nome da pessoa.'
    : 'Registrada por um sistema do órgão, em nome da pessoa.';

/** History: who filed it, who acts for them and, for an anonymous denúncia, what it becomes. */
const anotar = async ({ platform, tx, quem, registro }: Novo, caso: Caso): Promise<void> => {
  const agora = platform.clock.now();
  const { selos, selar } = momentosDoCaso(platform, caso.row);
  const atendente = registro.atendimento ? quem.usuario : null;
  // The desk acts under its own name; of who files by themselves plain columns tell the hour.
  const oculto = selos && !atendente;
  const ocorrido_em = oculto ? naHora(agora) : agora;
  const comum = {
    id_manifestacao: caso.row.id,
    ocorrido_em,
    momento_cifrado: oculto ? selar(agora) : null,
    detalhes: '{}',
  };
  const autor = {
    responsavel: atendente ? `${atendente.nome} (${caso.row.sigla_ouvidoria})` : quemRegistrou(caso),
    id_responsavel: atendente?.idUsuario ?? null,
    id_ouvidoria: atendente?.idOuvidoria ?? null,
  };
  await insertHistorico(tx, {
    ...comum,
    acao: Acao.cadastro,
    ...autor,
    informacoes: atendente && registradaPor(atendente),
  });
  const representante = registro.atendimento?.representante;
  if (atendente && representante) {
    const { informacoes, detalhes } = await guardarRepresentacao(
      { platform, tx, quem, caso, agora: ocorrido_em },
      representante,
    );
    await insertHistorico(tx, {
      ...comum,
      acao: Acao.representacao,
      ...autor,
      informacoes,
      detalhes: JSON.stringify(detalhes),
    });
  }
  if (caso.row.id_tipo !== TipoManifestacao.comunicacao) return;
  await insertHistorico(tx, {
    ...comum,
    acao: Acao.alteracaoDeTipo,
    responsavel: SISTEMA,
    id_responsavel: null,
    id_ouvidoria: null,
    informacoes:
      'De Denúncia para Comunicação: sem identificação, ela segue como comunicação de irregularidade.',
  });
};

const avisarTodos = async (
  { platform, tx, quem, registro: { semAviso } }: Novo,
  caso: Caso,
): Promise<string | null> => {
  const data = parseIsoDate(caso.row.prazo);
  const prazo = data ? formatData(data) : caso.row.prazo;
  if (!semAviso?.orgao) {
    await avisarSobre(
      platform,
      tx,
      caso,
      { evento: 'manifestacao.nova-no-orgao', variaveis: { prazo } },
      quem.origem,
    );
  }
  if (semAviso?.cidadao) return null;
  return avisarSobre(
    platform,
    tx,
    caso,
    { evento: 'manifestacao.cadastrada', variaveis: { prazo } },
    quem.origem,
  );
};

/** The key alone reveals nobody else's code; an anonymous case has nothing but its key. */
const isDeQuemEnviou = ({ row }: Caso, quem: QuemAge): boolean => {
  if (row.id_atendente !== null) return row.id_atendente === quem.usuario?.idUsuario;
  return row.dono === null || (quem.dono?.is(row.dono) ?? false);
};

/** A program hands the code on in the form that its office made; a clerk does not get to see it. */
const isNoBalcao = ({ usuario }: QuemAge, { row }: Caso): boolean =>
  row.id_atendente !== null && usuario?.idCliente === undefined;

/** By the case as it was filed: a repeated sending that leaves the desk out gets no more than the first. */
const oQueSeEntrega = (config: Platform['config'], quem: QuemAge, caso: Caso, registro: Registro) =>
  isNoBalcao(quem, caso)
    ? { codigoAcesso: null, chaveDoCodigo: chaveDaEntregaDe(config, registro.chaveEnvio) }
    : { codigoAcesso: codigoDe(config, registro.chaveEnvio), chaveDoCodigo: null };

const apresentar = (
  platform: Platform,
  caso: Caso,
  entrega: Pick<Registrada, 'codigoAcesso' | 'chaveDoCodigo'>,
  emailEnviadoPara: string | null,
  conteudoAnterior = false,
): Registrada => ({
  idManifestacao: caso.row.id,
  numeroProtocolo: formatProtocoloDigitos(caso.row.protocolo, caso.row.esfera_do_protocolo),
  ...entrega,
  idTipoManifestacao: caso.row.id_tipo,
  // Who sent it knows when.
  registradaEm: momentosDoCaso(platform, caso.row)
    .ler(caso.row.registrada_em, caso.row.momento_cifrado)
    .toISOString(),
  prazoAtendimento: caso.row.prazo,
  // Staff who filed for a person that is not to be known are not shown the address again.
  emailEnviadoPara: caso.isPreservada && caso.row.id_atendente !== null ? null : emailEnviadoPara,
  conteudoAnterior,
});

const carregar = async (platform: Platform, tx: Db, quem: QuemAge, id: number): Promise<Caso> => {
  const row = await findCaso(tx, id, { chaves: [], usuario: null }, platform.clock.now());
  if (!row) throw manifestacaoNaoEncontrada();
  return casoDe(platform, tx, row, quem);
};

/** The case that the same sending already filed; null for a new one. */
export const findDoEnvio = async (
  platform: Platform,
  tx: Db,
  quem: QuemAge,
  registro: Registro,
): Promise<Registrada | null> => {
  const { config } = platform;
  const anterior = await findPorEnvio(tx, hashDoEnvio(config, registro.chaveEnvio));
  if (!anterior) return null;
  const caso = await carregar(platform, tx, quem, anterior.id);
  if (!isDeQuemEnviou(caso, quem)) throw envioDeOutraPessoa();
  const isOutro = anterior.envio_conteudo_hash?.equals(hashDoConteudo(config, registro)) === false;
  return apresentar(
    platform,
    caso,
    oQueSeEntrega(config, quem, caso, registro),
    caso.manifestante()?.email ?? null,
    isOutro,
  );
};

/** What follows a filing in its own transaction, in capabilities that know more than this one. */
export type AoRegistrar = (novo: Pick<Novo, 'platform' | 'tx' | 'registro'>, caso: Caso) => Promise<void>;

/**
 * Files a manifestação (Lei 13.460/2017, art. 10; Lei 12.527/2011, art. 10). The access code is
 * derived from the browser's `chaveEnvio`, so that a repeated sending gives the same protocol and
 * code; only the code's hash is kept. A repeated sending with other content is told so: the office
 * may already have read the first.
 */
export const cadastrar = async (
  platform: Platform,
  quem: QuemAge,
  registro: Registro,
  aoRegistrar: AoRegistrar,
  /** The price at the gate; what was sent before or is refused anyway costs nothing. */
  cobrar: () => Promise<void> = async () => undefined,
): Promise<Registrada> => {
  const { config, db } = platform;
  const envioHash = hashDoEnvio(config, registro.chaveEnvio);
  const conteudoHash = hashDoConteudo(config, registro);
  // Of the desk nobody can work it out: the clerk has the key of the sending.
  const codigo =
    registro.atendimento && quem.usuario?.idCliente === undefined
      ? codigoNovo()
      : codigoDe(config, registro.chaveEnvio);
  const repetido = await findDoEnvio(platform, db, quem, registro);
  if (repetido) return repetido;
  const conferido = await prepararRegistro(db, quem, registro, platform.clock.now());
  await cobrar();
  return db.transaction().execute(async (tx) => {
    await lockEnvio(tx, envioHash);
    const simultaneo = await findDoEnvio(platform, tx, quem, registro);
    if (simultaneo) return simultaneo;
    const novo: Novo = { platform, tx, quem, registro, conferido, envioHash, conteudoHash, codigo };
    const caso = await carregar(platform, tx, quem, await inserirCaso(novo));
    await anotar(novo, caso);
    await aoRegistrar(novo, caso);
    await notifyCaso(tx, {
      idManifestacao: caso.row.id,
      idOuvidoria: caso.row.id_ouvidoria,
      idOuvidoriaAnterior: caso.row.id_ouvidoria,
      versao: caso.row.versao,
      acao: Acao.cadastro,
      responsavel: quemRegistrou(caso),
      idResponsavel: null,
      antes: null,
    });
    if (registro.idRascunho && quem.dono) await apagarRascunho(tx, quem.dono.rascunhos, registro.idRascunho);
    if (isNoBalcao(quem, caso))
      await prepararEntrega(platform, tx, { idManifestacao: caso.row.id }, registro.chaveEnvio);
    return apresentar(
      platform,
      caso,
      oQueSeEntrega(config, quem, caso, registro),
      await avisarTodos(novo, caso),
    );
  });
};
