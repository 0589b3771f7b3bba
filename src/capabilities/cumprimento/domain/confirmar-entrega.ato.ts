import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { ato } from './ato-da-promessa.ts';
import { pediu } from './condicoes-da-promessa.ts';

export const confirmarEntrega = ato('confirmarEntrega', {
  lei: 'Lei 12.527/2011, arts. 7º e 16 § 2º',
  de: ['entregue'],
  para: 'confirmada',
  quem: perfisDePessoas,
  quando: [pediu],
  rota: {
    chave: 'POST /app-web/v1/promessas/:idPromessa/confirmar',
    acesso: abertoComPessoa,
    resumo: 'Confirma que recebeu o que foi prometido.',
  },
  historico: anotacoes.cumprimento,
});
