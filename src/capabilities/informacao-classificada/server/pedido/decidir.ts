import type { z } from 'zod';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { janelaDepoisDe } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { type Grau, nomeDoGrau, vaiAComissao } from '../../domain/grau.ts';
import { decidirNaComissao as atoNaComissao } from '../../domain/pedido/decidir-na-comissao.ato.ts';
import { decidirNoComando as atoDoComando } from '../../domain/pedido/decidir-no-comando.ato.ts';
import { decidirPedido as atoDoPedido } from '../../domain/pedido/decidir-pedido.ato.ts';
import { decidirRecurso as atoDoRecurso } from '../../domain/pedido/decidir-recurso.ato.ts';
import { checkDecisao, type entradaDaDecisao } from '../../domain/pedido/decisao.ts';
import {
  type IdPasso,
  nomeDaAutoridade,
  nomeDoResultado,
  Passo,
  proximaInstancia,
} from '../../domain/pedido/estado-do-pedido.ts';
import { informacaoForaDoRol } from '../../domain/pedido/pedido-errors.ts';
import type { SituacaoDaInformacao } from '../../domain/rol/informacao.ts';
import { assinar } from '../orgao-da-pessoa.ts';
import { comoEra } from '../rol/agir-na-informacao.ts';
import {
  findInformacao,
  type InformacaoRow,
  insertHistoricoDoRol,
  lockInformacao,
  updateInformacao,
} from '../rol/rol-repository.ts';
import { fazNoPedido, type NoPedido } from './agir-no-pedido.ts';
import { updatePasso } from './pedido-repository.ts';

type Entrada = z.output<typeof entradaDaDecisao>;

/** The information that was chosen, or the one that the pedido already names. */
const informacaoDecidida = async ({ tx, row }: NoPedido, { idInformacao }: Entrada) => {
  const id = idInformacao ?? row.id_informacao;
  if (id === null) return null;
  await lockInformacao(tx, id);
  const informacao = await findInformacao(tx, id);
  if (!informacao || informacao.id_ouvidoria !== row.id_ouvidoria) throw informacaoForaDoRol();
  return informacao;
};

/** What the decision does to the roll: the secret ends, or becomes smaller. */
const mudarORol = async (
  { tx, row, agora, usuario, passos }: NoPedido,
  informacao: InformacaoRow,
  { resultado, grau, termo }: Entrada,
): Promise<void> => {
  if (resultado === 'mantida' || resultado === 'nao-localizada' || informacao.situacao === 'desclassificada')
    return;
  const porque = `Decisão no pedido de desclassificação ${formatProtocoloDigitos(row.protocolo, row.id_esfera)}.`;
  const desclassifica = resultado === 'desclassificada';
  await updateInformacao(tx, informacao.id, {
    ...(desclassifica
      ? {
          situacao: 'desclassificada',
          desclassificada_em: toIsoDate(localDate(agora.getTime())),
          motivo: porque,
        }
      : { grau: grau ?? informacao.grau, termo: termo ?? informacao.termo, reclassificada: true }),
    versao: informacao.versao + 1,
    atualizada_em: agora,
  });
  await insertHistoricoDoRol(tx, {
    id_informacao: informacao.id,
    ato: desclassifica ? 'Desclassificação' : 'Reclassificação',
    situacao: desclassifica ? 'desclassificada' : 'classificada',
    ocorrido_em: agora,
    ...assinar(usuario, passos.at(-1)?.sigla ?? row.sigla),
    informacoes: porque,
    detalhes: comoEra(informacao),
  });
};

const comoFicou = ({ resultado, grau, termo }: Entrada): string => {
  if (resultado !== 'reclassificada') return nomeDoResultado[resultado];
  const mudou = [
    ...(grau ? [`grau ${nomeDoGrau[grau].toLowerCase()}`] : []),
    ...(termo ? [`sigilo até ${formatData(diaGuardado(termo))}`] : []),
  ];
  return `${nomeDoResultado[resultado]} (${mudou.join(', ')})`;
};

/** Where the person may go from here, and until when. */
const proximoPasso = async (
  { tx, row, agora, idComissao }: NoPedido,
  { resultado }: Entrada,
  grau: Grau | null,
) => {
  if (resultado === 'desclassificada')
    return { frase: 'Para receber a informação, faça um pedido de acesso ao órgão.', ate: null };
  const passo = row.passo as IdPasso;
  const seguinte = proximaInstancia(passo, row.id_ouvidoria_ministerio !== null);
  const cabe =
    seguinte !== null && (seguinte !== Passo.comissao || (idComissao !== null && vaiAComissao(grau)));
  if (!cabe) {
    return {
      frase: 'Contra esta decisão não cabe outro recurso. Um novo pedido pode ser feito a qualquer tempo.',
      ate: null,
    };
  }
  const calendario = await calendarioDaOuvidoria(tx, row.id_ouvidoria_julgadora);
  const { fecha } = janelaDepoisDe(calendario, agora.getTime());
  return {
    frase: `Se você não concordar, pode recorrer até ${formatData(fecha)}. O recurso vai para: ${nomeDaAutoridade(seguinte, row.id_ouvidoria_ministerio !== null)}.`,
    ate: toIsoDate(fecha),
  };
};

const decidir = async (no: NoPedido, entrada: Entrada) => {
  const { tx, row, passos, agora, usuario } = no;
  const informacao = await informacaoDecidida(no, entrada);
  enforce(
    checkDecisao(
      { ...entrada, termo: entrada.termo === null ? null : diaGuardado(entrada.termo) },
      informacao && {
        situacao: informacao.situacao as SituacaoDaInformacao,
        grau: informacao.grau as Grau,
        producao: diaGuardado(informacao.data_producao),
        termo: diaGuardado(informacao.termo),
      },
    ),
  );
  if (informacao) await mudarORol(no, informacao, entrada);
  const grau = entrada.grau ?? (informacao?.grau as Grau | undefined) ?? null;
  const { frase, ate } = await proximoPasso(no, entrada, grau);
  const reclassifica = entrada.resultado === 'reclassificada';
  await updatePasso(
    tx,
    { idPedido: row.id, passo: row.passo },
    {
      resultado: entrada.resultado,
      decisao: entrada.texto,
      grau: reclassifica ? entrada.grau : null,
      termo: reclassifica ? entrada.termo : null,
      ...assinar(usuario, passos.at(-1)?.sigla ?? row.sigla),
      decidido_em: agora,
      recorrer_ate: ate,
      recorrer_ate_original: ate,
    },
  );
  const resultado = comoFicou(entrada);
  return {
    mudancas: { id_informacao: informacao?.id ?? null },
    informacoes: `${nomeDaAutoridade(row.passo as IdPasso, row.id_ouvidoria_julgadora !== row.id_ouvidoria)}: ${resultado}.`,
    idJulgadora: row.id_ouvidoria_julgadora,
    avisos: [{ evento: 'desclassificacao.decidida', variaveis: { resultado, proximoPasso: frase } }],
    resultado: { prazoSeguinte: ate },
  } as const;
};

/** The classifying authority (Decreto 7.724/2012, art. 36). */
export const decidirPedido = fazNoPedido(atoDoPedido, decidir);
/** The Commander of an Armed Force (Lei 12.527/2011, art. 17 § 1º). */
export const decidirNoComando = fazNoPedido(atoDoComando, decidir);
/** The minister, or the head of the entity (art. 37). */
export const decidirRecurso = fazNoPedido(atoDoRecurso, decidir);
/** The commission (art. 47). */
export const decidirNaComissao = fazNoPedido(atoNaComissao, decidir);
