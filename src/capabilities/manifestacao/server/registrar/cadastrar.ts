import {
  chaveDaEntregaDe,
  codigoDe,
  codigoNovo,
  prepararEntrega,
} from '#capabilities/codigo-acesso/server/index.ts';
import { apagarRascunho } from '#capabilities/rascunho/server/index.ts';
import type { DomainError } from '#kernel/errors.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { Db } from '#server/db/database.ts';
import { todas } from '#server/db/todas.ts';
import type { Platform } from '#server/platform.ts';
import type { Registrada, Registro } from '../../contract.ts';
import { Acao } from '../../domain/historico.ts';
import { envioDeOutraPessoa, manifestacaoNaoEncontrada } from '../../domain/manifestacao-errors.ts';
import { type Caso, casoDe } from '../caso.ts';
import { findCaso, notifyCaso } from '../manifestacao-repository.ts';
import { momentosDoCaso } from '../momentos-do-caso.ts';
import type { QuemAge } from '../quem-age.ts';
import { anotarRegistro, quemRegistrou } from './anotar-registro.ts';
import { avisarDoRegistro } from './avisar-do-registro.ts';
import { findPorEnvio, nextSequencia } from './cadastrar-repository.ts';
import { hashDoConteudo, hashDoEnvio } from './envio.ts';
import { lerRegistro, type RegistroLido } from './ler-registro.ts';
import { type CasoNovo, type Novo, naturezaDo, prepararCaso } from './novo-caso.ts';
import { conferirRegistro } from './preparar-registro.ts';
import { EnviadaAoMesmoTempo, reservar } from './reservar.ts';

type CasoMostrado = Pick<Caso, 'isPreservada'> & { readonly row: CasoNovo['row'] };

/** The key alone reveals nobody else's code; an anonymous case has nothing but its key. */
const isDeQuemEnviou = ({ row }: Caso, quem: QuemAge): boolean => {
  if (row.id_atendente !== null) return row.id_atendente === quem.usuario?.idUsuario;
  return row.dono === null || (quem.dono?.is(row.dono) ?? false);
};

/** A program hands the code on in the form that its office made; a clerk does not get to see it. */
const isNoBalcao = ({ usuario }: QuemAge, { row }: CasoMostrado): boolean =>
  row.id_atendente !== null && usuario?.idCliente === undefined;

/** By the case as it was filed: a repeated sending that leaves the desk out gets no more than the first. */
const oQueSeEntrega = (config: Platform['config'], quem: QuemAge, caso: CasoMostrado, registro: Registro) =>
  isNoBalcao(quem, caso)
    ? { codigoAcesso: null, chaveDoCodigo: chaveDaEntregaDe(config, registro.chaveEnvio) }
    : { codigoAcesso: codigoDe(config, registro.chaveEnvio), chaveDoCodigo: null };

const apresentar = (
  platform: Platform,
  caso: CasoMostrado,
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

const mostrarAnterior = async (
  platform: Platform,
  quem: QuemAge,
  registro: Registro,
  anterior: NonNullable<RegistroLido['anterior']>,
): Promise<Registrada> => {
  const { config, db } = platform;
  const caso = await carregar(platform, db, quem, anterior.id);
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

/** The case that the same sending already filed; null for a new one. */
export const findDoEnvio = async (
  platform: Platform,
  quem: QuemAge,
  registro: Registro,
): Promise<Registrada | null> => {
  const anterior = await findPorEnvio(platform.db, hashDoEnvio(platform.config, registro.chaveEnvio));
  return anterior ? mostrarAnterior(platform, quem, registro, anterior) : null;
};

/** What follows a filing in which somebody of the staff is named, in its own transaction, in capabilities that know more than this one. */
export type AoRegistrar = (novo: Pick<Novo, 'platform' | 'tx' | 'registro'>, caso: Caso) => Promise<void>;

/** What the door adds to a filing; what was sent before or is refused anyway costs nothing. */
interface Porta {
  /** The price, before anything is written. */
  readonly cobrar?: () => Promise<void>;
  /** What it counts as, for the account. Answers the refusal. */
  readonly contar?: (db: Db) => Promise<DomainError | null>;
  /** Opens the receipt to who has no account. */
  readonly abrir?: (db: Db, idManifestacao: number) => Promise<void>;
}

/** All that a filing writes, in statements that travel together; from the number on, the office's other filings wait. */
const gravar = async (
  novo: Novo,
  aoRegistrar: AoRegistrar,
  { contar, abrir }: Omit<Porta, 'cobrar'>,
): Promise<Registrada> => {
  const { platform, tx, quem, registro } = novo;
  const reservado = await reservar(novo, contar);
  const { ano, caso: comNumero, inserir } = prepararCaso(novo, reservado);
  const caso = comNumero(await nextSequencia(tx, registro.idOuvidoriaDestino, ano));
  const { id, id_ouvidoria } = caso.row;
  const entrega = oQueSeEntrega(platform.config, quem, caso, registro);
  const [, , , , , , para] = await todas([
    inserir(tx, caso),
    anotarRegistro(novo, caso),
    notifyCaso(tx, {
      idManifestacao: id,
      idOuvidoria: id_ouvidoria,
      idOuvidoriaAnterior: id_ouvidoria,
      versao: 1,
      acao: Acao.cadastro,
      responsavel: quemRegistrou(caso),
      idResponsavel: null,
      antes: null,
    }),
    registro.idRascunho && quem.dono && apagarRascunho(tx, quem.dono.rascunhos, registro.idRascunho),
    isNoBalcao(quem, caso) && prepararEntrega(platform, tx, { idManifestacao: id }, registro.chaveEnvio),
    entrega.codigoAcesso !== null && abrir?.(tx, id),
    reservado.nomeia ? null : avisarDoRegistro(novo, caso, false),
  ]);
  if (!reservado.nomeia) return apresentar(platform, caso, entrega, para);
  await aoRegistrar(novo, await carregar(platform, tx, quem, id));
  return apresentar(platform, caso, entrega, await avisarDoRegistro(novo, caso, true));
};

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
  porta: Porta = {},
): Promise<Registrada> => {
  const { config, db } = platform;
  const envioHash = hashDoEnvio(config, registro.chaveEnvio);
  const conteudoHash = hashDoConteudo(config, registro);
  // Of the desk nobody can work it out: the clerk has the key of the sending.
  const codigo =
    registro.atendimento && quem.usuario?.idCliente === undefined
      ? codigoNovo()
      : codigoDe(config, registro.chaveEnvio);
  const repetir = async (anterior: NonNullable<RegistroLido['anterior']>): Promise<Registrada> => {
    const registrada = await mostrarAnterior(platform, quem, registro, anterior);
    if (registrada.codigoAcesso !== null) await porta.abrir?.(db, registrada.idManifestacao);
    return registrada;
  };
  const lido = await lerRegistro(platform, quem, registro, envioHash);
  if (lido.anterior) return repetir(lido.anterior);
  const conferido = conferirRegistro(quem, registro, platform.clock.now(), lido);
  await porta.cobrar?.();
  const { contar, ...semConta } = porta;
  // Every row keeps which transaction wrote it: what an account is counted by must not share that of a case that hides it.
  const isEscondida = naturezaDo({ registro, conferido }).isSelada && !registro.atendimento;
  const recusa = isEscondida ? await contar?.(db) : null;
  if (recusa) throw recusa;
  try {
    return await db
      .transaction()
      .execute((tx) =>
        gravar(
          { platform, tx, quem, registro, lido, conferido, envioHash, conteudoHash, codigo },
          aoRegistrar,
          isEscondida ? semConta : porta,
        ),
      );
  } catch (error) {
    const simultaneo = error instanceof EnviadaAoMesmoTempo ? await findPorEnvio(db, envioHash) : undefined;
    if (!simultaneo) throw error;
    return repetir(simultaneo);
  }
};
