import { assinatura } from '#capabilities/manifestacao/server/index.ts';
import { prazoParaEsclarecer } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { compareDates, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { pedirEsclarecimento as ato } from '../../domain/atos/pedir-esclarecimento.ato.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';
import { avisosDoEsclarecimento } from './avisos-do-esclarecimento.ts';
import { decidirDepoisDe } from './decidir-depois-de.ts';
import { insertEsclarecimento } from './esclarecimento-repository.ts';

/**
 * An instance above the office hears it before deciding (Decreto 7.724/2012, art. 23 §1). Questions
 * asked later in the same appeal share the days of the first one (Portaria Normativa CGU 101/2023):
 * asking again and again must not put off the decision.
 */
export const pedirEsclarecimento = fazNoRecurso(
  ato,
  async ({ quem, tx, caso, agora, recurso: { row } }, { pergunta, dias }) => {
    const contado = countedDay(caso.calendario, agora.getTime());
    const limite = row.esclarecimento_limite ?? toIsoDate(prazoParaEsclarecer(caso.calendario, contado));
    const pedido = prazoParaEsclarecer(caso.calendario, contado, dias);
    const ultimoDia = compareDates(pedido, diaGuardado(limite)) < 0 ? pedido : diaGuardado(limite);
    const prazo = toIsoDate(ultimoDia);
    const { id_responsavel, responsavel } = assinatura(quem, {
      row: { sigla_ouvidoria: row.sigla_julgadora },
    });
    const { texto, texto_cifrado } = caso.guardarTexto(pergunta);
    const idEsclarecimento = await insertEsclarecimento(tx, {
      id_recurso: row.id,
      pergunta: texto,
      pergunta_cifrada: texto_cifrado,
      id_solicitante: id_responsavel,
      solicitante: responsavel,
      pedido_em: agora,
      dias,
      prazo,
    });
    return {
      informacoes: `${row.sigla_julgadora} pediu esclarecimento ao órgão, que deve responder até ${formatData(ultimoDia)}. Até lá o prazo da decisão não corre.`,
      detalhes: { idRecurso: row.id, idEsclarecimento },
      mudancas: { esclarecimento_limite: limite, ...(await decidirDepoisDe(tx, row, ultimoDia)) },
      avisos: avisosDoEsclarecimento(row, ultimoDia),
      resultado: { prazo },
    };
  },
);
