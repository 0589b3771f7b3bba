import { anexarA } from '#capabilities/anexo/server/index.ts';
import { hashDoCodigo } from '#capabilities/codigo-acesso/server/index.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import type { IdEsfera } from '#kernel/enumeracoes.ts';
import { isAcesso, isSigilosa } from '#kernel/enumeracoes.ts';
import { naHora } from '#kernel/momento.ts';
import { TipoDocumento } from '#kernel/numeros/documento.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { digitosDoProtocolo, formatProtocolo } from '#kernel/protocolo.ts';
import type { Dono } from '#server/crypto/dono.ts';
import { type Envelope, newEnvelope } from '#server/crypto/envelope.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Registro } from '../../contract.ts';
import { identificacaoDe, tipoRegistrado } from '../../domain/identificacao.ts';
import { prazoParaResponder } from '../../domain/manifestacao-prazos.ts';
import { CanalEntrada } from '../../domain/registrar/atendimento.ts';
import type { Teor } from '../../domain/registrar/teor.ts';
import { Situacao } from '../../domain/situacao.ts';
import { chaveDoCofre, type Manifestante } from '../caso.ts';
import { marcaSelada } from '../dono-repository.ts';
import type { QuemAge } from '../quem-age.ts';
import {
  findConta,
  insertCofre,
  insertManifestacao,
  insertManifestante,
  nextSequencia,
} from './cadastrar-repository.ts';
import { selarIdentidade } from './identidade-selada.ts';
import { PalavrasPreservadas } from './palavras-preservadas.ts';
import type { RegistroConferido } from './preparar-registro.ts';

/** The person who filed, from the desk's form or from the account; null when it is anonymous. */
const manifestanteDe = async (
  tx: Db,
  quem: QuemAge,
  { atendimento }: Registro,
  anonima: boolean,
): Promise<Manifestante | null> => {
  if (anonima) return null;
  const pessoa = atendimento?.manifestante;
  if (pessoa) {
    const { cpf, outroDocumento, ...dados } = pessoa;
    return {
      ...dados,
      ...(cpf && { documento: cpf, tipoDocumento: TipoDocumento.cpf }),
      ...(outroDocumento && { documento: outroDocumento.numero, tipoDocumento: outroDocumento.tipo }),
    };
  }
  if (!quem.usuario) return null;
  const conta = await findConta(tx, quem.usuario.idUsuario);
  return {
    nome: conta.nome_social ?? conta.nome,
    email: conta.email ?? undefined,
    telefone: conta.telefone ?? undefined,
    documento: conta.numero_documento ?? undefined,
    tipoDocumento: conta.id_tipo_documento ?? undefined,
    idUsuario: conta.id,
  };
};

/** A filing in progress, in its transaction. */
export interface Novo {
  readonly platform: Platform;
  readonly tx: Db;
  readonly quem: QuemAge;
  readonly registro: Registro;
  readonly conferido: RegistroConferido;
  readonly envioHash: Buffer;
  readonly conteudoHash: Buffer;
  readonly codigo: string;
}

const guardarManifestante = async (
  tx: Db,
  idManifestacao: number,
  manifestante: Manifestante | null,
  cofre: Envelope | null,
): Promise<void> => {
  if (cofre) {
    await insertCofre(tx, {
      id_manifestacao: idManifestacao,
      chave_embrulhada: cofre.chaveEmbrulhada,
      identidade_cifrada: manifestante && cofre.seal(JSON.stringify(manifestante)),
    });
  } else if (manifestante) {
    await insertManifestante(tx, {
      id_manifestacao: idManifestacao,
      id_usuario: manifestante.idUsuario ?? null,
      dados: JSON.stringify(manifestante),
      documento: manifestante.documento,
    });
  }
};

const marcaDe = (tx: Db, dono: Dono, isSelada: boolean): Promise<Buffer> | Buffer =>
  isSelada ? marcaSelada(tx, dono) : dono.aberto;

/** Writes the case: number, text (sealed where required), person and files. */
export const inserirCaso = async (novo: Novo): Promise<number> => {
  const { platform, tx, quem, registro, conferido, envioHash, conteudoHash, codigo } = novo;
  const { anonima, idTipoFormulario, idAssunto, teor, orgao } = conferido;
  const agora = platform.clock.now();
  const idOuvidoria = registro.idOuvidoriaDestino;
  const idTipo = tipoRegistrado(registro.idTipoManifestacao, anonima);
  const manifestante = await manifestanteDe(tx, quem, registro, anonima);
  const cofre = isSigilosa(idTipo) ? newEnvelope(chaveDoCofre(platform, idOuvidoria)) : null;
  const calendario = await calendarioDaOuvidoria(tx, idOuvidoria);
  const registroContado = countedDay(calendario, agora.getTime());
  const prazo = toIsoDate(prazoParaResponder(calendario, registroContado, idTipoFormulario));
  const ano = localDate(agora.getTime()).year;
  const guardado: Teor = {
    ...teor,
    ...registro.alemDoFormulario,
    ...(registro.integracao && { integracao: registro.integracao }),
  };
  const isContaPropria = !anonima && !registro.atendimento;
  const isPreservada = registro.preservarIdentidade && isAcesso(idTipoFormulario);
  const palavras = manifestante && isPreservada ? new PalavrasPreservadas(manifestante) : null;
  const texto = JSON.stringify(palavras?.cobertas(guardado) ?? guardado);
  const isSelada = cofre !== null || isPreservada;
  const momento = isSelada ? naHora(agora) : agora;
  const protocolo = formatProtocolo({
    prefixo: orgao.prefixo,
    sequencia: await nextSequencia(tx, idOuvidoria, ano),
    ano,
    esfera: orgao.idEsfera as IdEsfera,
  });
  const id = await insertManifestacao(tx, {
    protocolo: digitosDoProtocolo(protocolo) ?? '',
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
    dono: isContaPropria && quem.dono ? await marcaDe(tx, quem.dono, isSelada) : null,
    id_atendente: registro.atendimento ? (quem.usuario?.idUsuario ?? null) : null,
    teor: cofre ? null : texto,
    teor_cifrado: cofre ? cofre.seal(texto) : null,
    codigo_acesso_hash: hashDoCodigo(platform.config, codigo),
    // Who files for somebody has the code, or the key that shows it, before the person has.
    codigo_visto: quem.usuario?.idCliente !== undefined || registro.atendimento !== undefined,
    envio_hash: envioHash,
    envio_conteudo_hash: conteudoHash,
    registrada_em: momento,
    momento_cifrado: cofre?.seal(agora.toISOString()) ?? null,
    registro_contado: toIsoDate(registroContado),
    prazo_original: prazo,
    prazo,
    atualizada_em: momento,
  });
  if (manifestante && palavras) {
    await selarIdentidade(platform, tx, { id, idOuvidoria, manifestante, palavras, registradaEm: agora });
  } else await guardarManifestante(tx, id, manifestante, cofre);
  await anexarA(platform, tx, { enviados: registro.anexos, idManifestacao: id, cofre, agora: momento });
  return id;
};
