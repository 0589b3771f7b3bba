import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { apenas } from '#kernel/acesso.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { fundamentoDaAbertura } from './abertura.ts';
import { ato, eASegundaPessoa } from './ato-da-abertura.ts';
import { perfisQueAbrem } from './quem-abre.ts';

export const decidirAbertura = ato('decidirAbertura', {
  lei: 'Decreto 10.153/2019, art. 6º; Lei 12.527/2011, art. 31',
  de: ['espera'],
  para: 'decidida',
  quem: perfisQueAbrem,
  quando: [eASegundaPessoa],
  rota: {
    chave: 'POST /app-web/v1/aberturas-de-identidade/:idAbertura/decidir',
    acesso: apenas(...perfisQueAbrem),
    confirma: 'segundo-fator',
    resumo: 'Uma segunda pessoa aprova ou recusa a abertura de uma identidade, com o fundamento.',
  },
  entrada: z.strictObject({ aprova: campo('Decisão', z.boolean()), fundamento: fundamentoDaAbertura }),
  historico: anotacoes.aberturaDeIdentidade,
});
