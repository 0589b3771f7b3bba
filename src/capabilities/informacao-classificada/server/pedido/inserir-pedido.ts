import { momentoDaCiencia } from '#capabilities/ciencia/domain/ciencia.ts';
import { codigoNovo, hashDoCodigo } from '#capabilities/codigo-acesso/server/index.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { EM_NOME, fraseDoAtendimento } from '#capabilities/manifestacao/domain/em-nome.ts';
import type { PessoaSemConta } from '#capabilities/manifestacao/domain/registrar/atendimento.ts';
import { nextSequencia } from '#capabilities/manifestacao/server/index.ts';
import type { IdEsfera } from '#kernel/enumeracoes.ts';
import { TipoDocumentoDoCaso } from '#kernel/numeros/documento.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { digitosDoProtocolo, formatProtocolo } from '#kernel/protocolo.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { nupDoCodigo } from '../../domain/cidic.ts';
import { nomeDaAutoridade, Passo } from '../../domain/pedido/estado-do-pedido.ts';
import {
  codigoInvalido,
  digaQualInformacao,
  pedidoNaoEncontrado,
} from '../../domain/pedido/pedido-errors.ts';
import { prazoDoPasso } from '../../domain/pedido/prazos-do-pedido.ts';
import { assinar } from '../orgao-da-pessoa.ts';
import type { OrgaoRow } from '../orgao-repository.ts';
import { findPorNup } from '../rol/rol-repository.ts';
import {
  findPedido,
  findRequerente,
  insertHistoricoDoPedido,
  insertPasso,
  insertPedido,
  type PedidoRow,
} from './pedido-repository.ts';
import type { NovoPedido, QuemFazOPedido } from './pedir.ts';

export const CLASSIFICADORA = nomeDaAutoridade(Passo.classificadora, false);

/** A process number that the office does not have in its roll is kept as it was written. */
const qualInformacao = async (tx: Db, { idOuvidoria, codigo, descricao }: NovoPedido) => {
  if (codigo === '' && descricao === '') throw digaQualInformacao();
  const nup = codigo === '' ? null : nupDoCodigo(codigo);
  if (codigo !== '' && nup === null) throw codigoInvalido();
  const informacao = nup === null ? undefined : await findPorNup(tx, idOuvidoria, nup);
  return { codigo: codigo || null, descricao: descricao || null, id_informacao: informacao?.id ?? null };
};

const daPessoa = ({ nome, email, telefone, endereco, cpf, outroDocumento }: PessoaSemConta) => ({
  requerente: nome,
  email: email ?? null,
  telefone: telefone || null,
  endereco: endereco || null,
  tipo_documento: cpf ? TipoDocumentoDoCaso.cpf : (outroDocumento?.tipo ?? null),
  documento: cpf ?? outroDocumento?.numero ?? null,
});

/** Whose it is: the account's, or of who holds the code. */
const deQuem = async ({ config }: Platform, tx: Db, { usuario, pessoa, balcao, codigo }: QuemFazOPedido) => {
  if (!pessoa) {
    if (!usuario) throw new Error('A pedido of nobody');
    return { id_usuario: usuario.idUsuario, ...(await findRequerente(tx, usuario.idUsuario)) };
  }
  return {
    ...daPessoa(pessoa),
    // Of the desk nobody can work it out: the clerk has the key of the sending.
    codigo_acesso_hash: hashDoCodigo(config, balcao ? codigoNovo() : codigo),
    ...(balcao && {
      id_atendente: usuario?.idUsuario ?? null,
      canal: balcao.canal,
      recebido_em: toIsoDate(balcao.dia),
    }),
  };
};

const autorDoRegistro = ({ usuario, pessoa, balcao }: QuemFazOPedido, sigla: string) => {
  if (!usuario) return { id_responsavel: null, responsavel: pessoa?.nome ?? '' };
  if (!balcao) return assinar(usuario, null);
  const { id_responsavel, responsavel } = assinar(usuario, sigla);
  return { id_responsavel, responsavel: `${responsavel}, ${EM_NOME}` };
};

interface Novo {
  readonly orgao: OrgaoRow;
  readonly pedido: NovoPedido;
  readonly envioHash: Buffer;
}

/** The row, its first step and the first line of its history. What came by letter was filed on the day it came. */
export const inserirPedido = async (
  platform: Platform,
  tx: Db,
  quem: QuemFazOPedido,
  { orgao, pedido, envioHash }: Novo,
): Promise<PedidoRow> => {
  const agora = platform.clock.now();
  const { balcao } = quem;
  // Of a day in the past the hour is not known: noon, before the evening cut-off.
  const registrado = balcao ? new Date(momentoDaCiencia(balcao.dia, 0, agora.getTime())) : agora;
  const calendario = await calendarioDaOuvidoria(tx, orgao.id);
  const contado = countedDay(calendario, registrado.getTime());
  const prazo = prazoDoPasso(calendario, contado, Passo.classificadora);
  const ano = localDate(agora.getTime()).year;
  const protocolo = formatProtocolo({
    prefixo: orgao.prefixo_protocolo,
    sequencia: await nextSequencia(tx, orgao.id, ano),
    ano,
    esfera: orgao.id_esfera as IdEsfera,
  });
  const id = await insertPedido(tx, {
    protocolo: digitosDoProtocolo(protocolo) ?? '',
    id_ouvidoria: orgao.id,
    ...(await deQuem(platform, tx, quem)),
    situacao: 'em-analise',
    ...(await qualInformacao(tx, pedido)),
    envio_hash: envioHash,
    registrado_em: registrado,
    atualizado_em: agora,
  });
  await insertPasso(tx, {
    id_pedido: id,
    passo: Passo.classificadora,
    id_ouvidoria_julgadora: orgao.id,
    texto: pedido.texto,
    por_silencio: false,
    registrado_em: registrado,
    registro_contado: toIsoDate(contado),
    prazo: prazo && toIsoDate(prazo),
    prazo_original: prazo && toIsoDate(prazo),
  });
  await insertHistoricoDoPedido(tx, {
    id_pedido: id,
    ato: 'Registro',
    situacao: 'em-analise',
    ocorrido_em: agora,
    ...autorDoRegistro(quem, orgao.sigla),
    informacoes: `${CLASSIFICADORA} decide${prazo ? ` até ${formatData(prazo)}` : ''}.${balcao ? ` ${fraseDoAtendimento(balcao)}` : ''}`,
  });
  const row = await findPedido(tx, id);
  if (!row) throw pedidoNaoEncontrado();
  return row;
};
