import type { Config } from '#server/config.ts';
import { clientesDemo, SENHA_DEMO } from './contas.ts';

/** The program whose token the documentation's console offers; null wherever the demonstration was not written. */
export const programaDeDemonstracao = ({ isDemonstracao, seed }: Pick<Config, 'isDemonstracao' | 'seed'>) => {
  const [cliente] = clientesDemo;
  return isDemonstracao && seed !== 'none' && cliente
    ? { cliente: cliente.id, segredo: SENHA_DEMO, nome: cliente.nome }
    : null;
};
