import { carregarMotor } from './carregar-motor.ts';
import { limitarMemoria } from './limitar-memoria.ts';
import { type ResultadoDeTarjar, type TarefaDeTarjar, tarjar } from './tarjar.ts';

/** A process of its own: a hostile document can end or exhaust this one and nothing else. */
const responder = (resposta: ResultadoDeTarjar): Promise<void> =>
  new Promise((pronto) => {
    process.send?.(resposta, undefined, undefined, () => pronto());
  });

process.once('message', (tarefa: TarefaDeTarjar) => {
  limitarMemoria();
  void (async () => {
    // What a document says never reaches a log: only that it could not be read.
    const resposta = await carregarMotor()
      .then((motor) => tarjar(motor, tarefa))
      .catch((): ResultadoDeTarjar => ({ recusa: 'complexo' }));
    await responder(resposta);
    process.exit(0);
  })();
});
