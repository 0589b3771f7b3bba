import { esclarecimentoProrrogado } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { prorrogarEsclarecimento as ato } from '../../domain/atos/prorrogar-esclarecimento.ato.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';
import { avisosDoEsclarecimento } from './avisos-do-esclarecimento.ts';
import { decidirDepoisDe } from './decidir-depois-de.ts';
import { extendEsclarecimento } from './esclarecimento-repository.ts';

/** The instance hears the office for longer, once and with reasons (Portaria Normativa CGU 101/2023). */
export const prorrogarEsclarecimento = fazNoRecurso(
  ato,
  async ({ tx, caso, agora, recurso: { row, emEsclarecimentosAte } }, { justificativa }) => {
    if (emEsclarecimentosAte === null) throw new Error(`Appeal ${row.id} hears nobody`);
    const ultimoDia = esclarecimentoProrrogado(caso.calendario, diaGuardado(emEsclarecimentosAte));
    const prazo = toIsoDate(ultimoDia);
    const idEsclarecimento = await extendEsclarecimento(tx, row.id, {
      prazo,
      justificativa: caso.guardarTexto(justificativa),
    });
    return {
      informacoes: `${row.sigla_julgadora} deu mais tempo para o órgão esclarecer: até ${formatData(ultimoDia)}. Até lá o prazo da decisão não corre.`,
      detalhes: { idRecurso: row.id, idEsclarecimento, prazo, prazoAnterior: emEsclarecimentosAte },
      mudancas: {
        esclarecimento_limite: prazo,
        esclarecimento_prorrogado_em: agora,
        ...(await decidirDepoisDe(tx, row, ultimoDia)),
      },
      avisos: avisosDoEsclarecimento(row, ultimoDia),
      resultado: { prazo },
    };
  },
);
