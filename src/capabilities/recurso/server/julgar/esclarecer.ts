import { assinatura } from '#capabilities/manifestacao/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { esclarecer as ato } from '../../domain/atos/esclarecer.ato.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';
import { avisosDaInstancia, caminhoDoRecurso } from '../avisos-da-instancia.ts';
import { decidirDepoisDe } from './decidir-depois-de.ts';
import { answerEsclarecimento } from './esclarecimento-repository.ts';

/** The office answers what the instance above asked, in time or late, until the decision. */
export const esclarecer = fazNoRecurso(
  ato,
  async ({ quem, tx, caso, agora, recurso: { row, emEsclarecimentosAte } }, { resposta }) => {
    const { id_responsavel, responsavel } = assinatura(quem, caso);
    const { texto, texto_cifrado } = caso.guardarTexto(resposta);
    const idEsclarecimento = await answerEsclarecimento(tx, row.id, {
      resposta: texto,
      resposta_cifrada: texto_cifrado,
      id_respondente: id_responsavel,
      respondente: responsavel,
      respondido_em: agora,
    });
    // A late answer changes no term: the days to decide already run since the last day passed.
    const decidir =
      emEsclarecimentosAte === null
        ? {}
        : await decidirDepoisDe(tx, row, countedDay(caso.calendario, agora.getTime()));
    return {
      informacoes: `${caso.row.sigla_ouvidoria} respondeu ao pedido de esclarecimento.${decidir.prazo ? ` A decisão deve sair até ${formatData(diaGuardado(decidir.prazo))}.` : ''}`,
      detalhes: { idRecurso: row.id, idEsclarecimento },
      mudancas: decidir,
      avisos: await avisosDaInstancia(tx, row, agora, {
        evento: 'recurso.esclarecido',
        caminho: caminhoDoRecurso(row.id),
      }),
      resultado: undefined,
    };
  },
);
