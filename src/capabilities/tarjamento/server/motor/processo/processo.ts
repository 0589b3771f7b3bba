import type { ResultadoDeTarjar, TarefaDeTarjar } from '../tarjar.ts';
import { limitarMemoria } from './limitar-memoria.ts';
import { guardarParaAProxima, partirDepressa } from './partida.ts';

/** Runs in its own process: a hostile document can crash or exhaust only this one. */
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
    // An error may quote the document, so it never reaches a log: only the refusal does.
    await responder(await executar(tarefa).catch((): ResultadoDeTarjar => ({ recusa: 'complexo' })));
    process.exit(0);
  })();
});
