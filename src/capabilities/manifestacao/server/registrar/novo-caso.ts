import type { Insertable } from 'kysely';
import { type AnexoRow, prenderAnexos } from '#capabilities/anexo/server/index.ts';
import { hashDoCodigo } from '#capabilities/codigo-acesso/server/index.ts';
import { type IdEsfera, isAcesso, isSigilosa } from '#kernel/enumeracoes.ts';
import { naHora } from '#kernel/momento.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { digitosDoProtocolo, formatProtocolo } from '#kernel/protocolo.ts';
import { newEnvelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { Manifestacao } from '#server/db/schema.ts';
import { todas } from '#server/db/todas.ts';
import type { Platform } from '#server/platform.ts';
import type { Registro } from '../../contract.ts';
import { identificacaoDe, tipoRegistrado } from '../../domain/identificacao.ts';
import { prazoParaResponder } from '../../domain/manifestacao-prazos.ts';
import { CanalEntrada } from '../../domain/registrar/atendimento.ts';
import type { Teor } from '../../domain/registrar/teor.ts';
import { Situacao } from '../../domain/situacao.ts';
import type { CasoDoAviso } from '../avisar.ts';
import { type Caso, chaveDoCofre, preservadaDe } from '../caso.ts';
import type { QuemAge } from '../quem-age.ts';
import {
  insertCofre,
  insertManifestacao,
  insertManifestante,
  insertPreservado,
} from './cadastrar-repository.ts';
import { identidadeSelada, momentoSelado } from './identidade-selada.ts';
import type { RegistroLido } from './ler-registro.ts';
import { manifestanteDe } from './manifestante-do-registro.ts';
import { PalavrasPreservadas } from './palavras-preservadas.ts';
import type { RegistroConferido } from './preparar-registro.ts';

/** A filing in progress, in its transaction. */
export interface Novo {
  readonly platform: Platform;
  readonly tx: Db;
  readonly quem: QuemAge;
  readonly registro: Registro;
  readonly lido: RegistroLido;
  readonly conferido: RegistroConferido;
  readonly envioHash: Buffer;
  readonly conteudoHash: Buffer;
  readonly codigo: string;
}

/** What was taken for it at the beginning of the transaction. */
export interface Reservado {
  readonly id: number;
  readonly dono: Buffer | null;
  readonly anexos: readonly AnexoRow[];
  /** Somebody of the staff is involved, or the person who reports named them: they are kept away. */
  readonly nomeia: boolean;
}

/** A case as it is being written: what its history, its mails and the answer are made of, without reading it again. */
export interface CasoNovo extends CasoDoAviso, Pick<Caso, 'cofre' | 'guardarTexto'> {
  readonly row: CasoDoAviso['row'] &
    Pick<
      Caso['row'],
      | 'id_tipo'
      | 'id_atendente'
      | 'prazo'
      | 'registrada_em'
      | 'momento_cifrado'
      | 'chave_embrulhada'
      | 'chave_preservada'
    >;
}

/** What the kind of the case decides, before it is written. */
export const naturezaDo = ({ registro, conferido }: Pick<Novo, 'registro' | 'conferido'>) => {
  const idTipo = tipoRegistrado(registro.idTipoManifestacao, conferido.anonima);
  const isPreservada = registro.preservarIdentidade && isAcesso(conferido.idTipoFormulario);
  return { idTipo, isPreservada, isSelada: isSigilosa(idTipo) || isPreservada };
};

/** The words of the form, and what a program sent besides them. */
export const teorDo = ({ registro, conferido }: Pick<Novo, 'registro' | 'conferido'>): Teor => ({
  ...conferido.teor,
  ...registro.alemDoFormulario,
  ...(registro.integracao && { integracao: registro.integracao }),
});

type SemNumero = Omit<Insertable<Manifestacao>, 'protocolo'>;

/** Everything but the number: text (sealed where required), person and terms. Nobody waits while this is made. */
export const prepararCaso = (novo: Novo, { id, dono, anexos }: Reservado) => {
  const { platform, quem, registro, conferido, lido, envioHash, conteudoHash, codigo } = novo;
  const { anonima, idTipoFormulario, idAssunto, orgao, calendario } = conferido;
  const { idTipo, isPreservada, isSelada } = naturezaDo(novo);
  const agora = platform.clock.now();
  const idOuvidoria = registro.idOuvidoriaDestino;
  const manifestante = anonima ? null : manifestanteDe(registro, lido.conta);
  const cofre = isSigilosa(idTipo) ? newEnvelope(chaveDoCofre(platform, idOuvidoria)) : null;
  const registroContado = countedDay(calendario, agora.getTime());
  const prazo = toIsoDate(prazoParaResponder(calendario, registroContado, idTipoFormulario));
  const palavras = manifestante && isPreservada ? new PalavrasPreservadas(manifestante) : null;
  const guardado = teorDo(novo);
  const texto = JSON.stringify(palavras?.cobertas(guardado) ?? guardado);
  const preservado =
    manifestante && palavras ? identidadeSelada(platform, { id, idOuvidoria, manifestante, palavras }) : null;
  const momento = isSelada ? naHora(agora) : agora;
  const momento_cifrado = preservado
    ? momentoSelado(platform, preservado, agora)
    : (cofre?.seal(agora.toISOString()) ?? null);
  const semNumero = {
    id,
    id_ouvidoria_registro: idOuvidoria,
    id_ouvidoria: idOuvidoria,
    id_tipo: idTipo,
    id_tipo_formulario: idTipoFormulario,
    id_subtipo_formulario: registro.idSubtipoFormulario ?? null,
    id_situacao: Situacao.cadastrada,
    id_tipo_identificacao: identificacaoDe(idTipo, { anonima, preservada: registro.preservarIdentidade }),
    id_canal_entrada: registro.atendimento?.idCanalEntrada ?? CanalEntrada.internet,
    id_modo_resposta: anonima ? null : (registro.idModoResposta ?? 1),
    id_assunto: idAssunto,
    ouvidoria_interna: registro.ouvidoriaInterna,
    identidade_preservada: registro.preservarIdentidade || isSigilosa(idTipo),
    dono,
    id_atendente: registro.atendimento ? (quem.usuario?.idUsuario ?? null) : null,
    teor: cofre ? null : texto,
    teor_cifrado: cofre ? cofre.seal(texto) : null,
    codigo_acesso_hash: hashDoCodigo(platform.config, codigo),
    // Who files for somebody has the code, or the key that shows it, before the person has.
    codigo_visto: quem.usuario?.idCliente !== undefined || registro.atendimento !== undefined,
    envio_hash: envioHash,
    envio_conteudo_hash: conteudoHash,
    registrada_em: momento,
    momento_cifrado,
    registro_contado: toIsoDate(registroContado),
    prazo_original: prazo,
    prazo,
    atualizada_em: momento,
  } satisfies SemNumero;
  const chaves = {
    chave_embrulhada: cofre?.chaveEmbrulhada ?? null,
    chave_preservada: preservado?.chave_embrulhada ?? null,
  };
  const pessoaNoCofre = cofre && {
    id_manifestacao: id,
    chave_embrulhada: cofre.chaveEmbrulhada,
    identidade_cifrada: manifestante && cofre.seal(JSON.stringify(manifestante)),
  };
  const pessoa = manifestante && {
    id_manifestacao: id,
    id_usuario: manifestante.idUsuario ?? null,
    dados: JSON.stringify(manifestante),
    documento: manifestante.documento,
  };
  const ano = localDate(agora.getTime()).year;
  const inserirPessoa = async (tx: Db): Promise<void> => {
    if (preservado) await insertPreservado(tx, preservado);
    else if (pessoaNoCofre) await insertCofre(tx, pessoaNoCofre);
    else if (pessoa) await insertManifestante(tx, pessoa);
  };
  const protocoloDe = (sequencia: number): string => {
    const escrito = { prefixo: orgao.prefixo, sequencia, ano, esfera: orgao.idEsfera as IdEsfera };
    return digitosDoProtocolo(formatProtocolo(escrito)) ?? '';
  };
  return {
    ano,
    caso: (sequencia: number): CasoNovo => ({
      row: {
        ...semNumero,
        ...chaves,
        protocolo: protocoloDe(sequencia),
        sigla_ouvidoria: orgao.sigla,
        nome_ouvidoria: orgao.nome,
        email_ouvidoria: orgao.email,
        esfera_do_protocolo: orgao.idEsfera,
      },
      cofre,
      isSigilosa: cofre !== null,
      isPreservada: preservadaDe({ ...semNumero, ...chaves, retipada_em: null }, cofre !== null),
      manifestante: () => manifestante,
      guardarTexto: (dito) =>
        cofre ? { texto: null, texto_cifrado: cofre.seal(dito) } : { texto: dito, texto_cifrado: null },
    }),
    /** The rows of the case, in statements that travel together. */
    inserir: async (tx: Db, { row }: CasoNovo): Promise<void> => {
      await todas([
        insertManifestacao(tx, { ...semNumero, protocolo: row.protocolo }),
        inserirPessoa(tx),
        prenderAnexos(platform, tx, anexos, { idManifestacao: id, cofre, agora: momento }),
      ]);
    },
  };
};
