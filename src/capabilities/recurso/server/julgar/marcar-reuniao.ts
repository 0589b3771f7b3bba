import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { marcarReuniao as ato } from '../../domain/atos/marcar-reuniao.ato.ts';
import { podeMarcarReuniao } from '../../domain/reuniao.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';

/** The commission decides in a meeting; its day becomes the term (Decreto 7.724/2012, art. 47). */
export const marcarReuniao = fazNoRecurso(ato, async ({ tx, agora, recurso: { row } }, { data: prazo }) => {
  const dia = diaGuardado(prazo);
  const calendario = await calendarioDaOuvidoria(tx, row.id_ouvidoria_julgadora);
  enforce(podeMarcarReuniao(calendario, dia, localDate(agora.getTime())));
  return {
    informacoes: `O recurso será julgado na reunião de ${formatData(dia)}.`,
    detalhes: { idRecurso: row.id, prazo, prazoAnterior: row.prazo },
    mudancas: { prazo, prazo_original: row.prazo_original ?? prazo },
    avisos: [
      {
        evento: 'recurso.reuniao-marcada',
        variaveis: { julgadora: `${row.sigla_julgadora} – ${row.nome_julgadora}`, dia: formatData(dia) },
      },
    ],
    resultado: undefined,
  };
});
