import { alertar } from '#capabilities/alerta/server/index.ts';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { faz, momentoDoPedido, retomarPrazo } from '#capabilities/manifestacao/server/index.ts';
import { compareDates, localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { isNoPrazo } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { complementacaoForaDoPrazo, semPedidoDeComplementacao } from '../domain/complementacao-errors.ts';
import { complementar as ato } from '../domain/complementar.ato.ts';
import { answerComplementacao, findComplementacaoAberta } from './complementacao-repository.ts';

/** The citizen sends what the office asked for, until 23:59:59 of the last day (Decreto 9.492/2018, art. 18 §2). */
export const complementar = faz(ato, async (noAto, { texto, anexos }) => {
  const { platform, tx, caso, agora, quem } = noAto;
  const respondidaEm = momentoDoPedido(quem, agora);
  const idManifestacao = caso.row.id;
  const aberta = await findComplementacaoAberta(tx, idManifestacao);
  if (!aberta) throw semPedidoDeComplementacao();
  const ultimoDia = diaGuardado(aberta.prazo);
  // Of who was not told the term has not begun: replying is how they show that they know.
  const correPrazo = !caso.row.sem_ciencia?.includes('complementacao');
  if (correPrazo && !isNoPrazo(ultimoDia, respondidaEm.getTime())) throw complementacaoForaDoPrazo(ultimoDia);
  await answerComplementacao(tx, aberta.id, caso.guardarTexto(texto), respondidaEm);
  await anexarA(platform, tx, {
    enviados: anexos,
    idManifestacao,
    cofre: caso.cofre,
    vinculo: { idComplementacao: aberta.id },
    agora,
  });
  await alertar(tx, {
    tipo: 'complemento',
    idManifestacao,
    chave: `complemento:${aberta.id}`,
    agora,
    para: 'quem-cuida',
  });
  const mudancas = await retomarPrazo({ ...noAto, agora: respondidaEm });
  const dia = diaGuardado(mudancas.prazo);
  const prazo = formatData(dia);
  // A term that had ended before the question does not run again.
  const venceu = compareDates(dia, localDate(agora.getTime())) < 0;
  return {
    informacoes: `As informações pedidas foram enviadas. ${venceu ? `O prazo do órgão terminou em ${prazo}, e a resposta é devida agora.` : `O órgão tem até ${prazo} para responder.`}`,
    detalhes: { idComplementacao: aberta.id },
    mudancas,
    avisos: [
      {
        evento: 'manifestacao.complementada',
        variaveis: {
          prazo,
          relogio: venceu
            ? 'Responda agora: o prazo já tinha terminado em'
            : 'O prazo voltou a correr e termina em',
        },
      },
    ],
    resultado: { prazoAtendimento: mudancas.prazo },
  };
});
