import { guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { podeProrrogarAte } from '../domain/incidente.ts';
import { semDataDeEntrega } from '../domain/incidente-errors.ts';
import { prorrogar as ato } from '../domain/prorrogar.ato.ts';
import { caminhoDoIncidente, nomeDaJulgadora } from './avisos-do-incidente.ts';
import { fazNoIncidente } from './faz-no-incidente.ts';
import { updateDataEntrega, updateIncidente } from './incidente-repository.ts';

/** Extends the time to carry out a decision while its correction is considered, once (S4-12). */
export const prorrogar = fazNoIncidente(
  ato,
  async ({ tx, caso, agora, incidente }, { dataEntrega, justificativa }) => {
    if (incidente.data_entrega === null) throw semDataDeEntrega();
    const atual = diaGuardado(incidente.data_entrega);
    const nova = diaGuardado(dataEntrega);
    enforce(podeProrrogarAte(nova, atual, localDate(agora.getTime())));
    const guardado = caso.guardarTexto(justificativa);
    await updateIncidente(tx, incidente.id, {
      prorrogado_em: agora,
      prazo_anterior: incidente.data_entrega,
      prazo_novo: dataEntrega,
      justificativa_prorrogacao: guardado.texto,
      justificativa_prorrogacao_cifrada: guardado.texto_cifrado,
    });
    await updateDataEntrega(tx, incidente.id_recurso, dataEntrega);
    const variaveis = {
      orgaoDestino: nomeDaJulgadora(incidente),
      prazoAnterior: formatData(atual),
      prazo: formatData(nova),
    };
    return {
      informacoes: `O prazo de cumprimento da decisão (${incidente.instancia}) passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
      detalhes: {
        idIncidente: incidente.id,
        ...guardarPalavras(caso.cofre, 'justificativa', justificativa),
      },
      avisos: [
        { evento: 'incidente.prorrogado', variaveis, caminho: caminhoDoIncidente(incidente.id) },
        { evento: 'incidente.nova-entrega', variaveis },
      ],
      resultado: undefined,
    };
  },
);
