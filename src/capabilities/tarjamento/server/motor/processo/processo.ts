import type { ResultadoDeTarjar, TarefaDeTarjar } from '../tarjar.ts';
import { limitarMemoria } from './limitar-memoria.ts';
import { guardarParaAProxima, partirDepressa } from './partida.ts';

/** A process of its own: a hostile document can end or exhaust this one and nothing else. */
const responder = (resposta: ResultadoDeTarjar): Promise<void> =>
  new Promise((pronto) => {
    process.send?.(resposta, undefined, undefined, () => pronto());
  });

const executar = async (tarefa: TarefaDeTarjar): Promise<ResultadoDeTarjar> => {
  partirDepressa();
  const { carregarMotor } = await import('./carregar-motor.ts');
  const { tarjar } = await import('../tarjar.ts');
  guardarParaAProxima();
  return tarjar(await carregarMotor(), tarefa);
};

process.once('message', (tarefa: TarefaDeTarjar) => {
  limitarMemoria();
  void (async () => {
    // What a document says never reaches a log: only that it could not be read.
    await responder(await executar(tarefa).catch((): ResultadoDeTarjar => ({ recusa: 'complexo' })));
    process.exit(0);
  })();
});
