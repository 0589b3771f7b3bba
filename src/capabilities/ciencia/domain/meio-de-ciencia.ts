import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

/** How a person is told otherwise than by the platform's mail. */
export const meiosDeCiencia = ['carta-ar', 'carta', 'telefone', 'balcao', 'email', 'outro'] as const;
export type MeioDeCiencia = (typeof meiosDeCiencia)[number];

export const nomeDoMeio: Readonly<Record<MeioDeCiencia, string>> = {
  'carta-ar': 'Carta com aviso de recebimento (AR)',
  carta: 'Carta entregue',
  telefone: 'Telefone',
  balcao: 'Balcão de atendimento',
  email: 'Outro endereço de e-mail',
  outro: 'Outro meio',
};

const MAX_OBSERVACAO = 2000;
export const observacao = campo('Observação', z.string().trim().max(MAX_OBSERVACAO));
