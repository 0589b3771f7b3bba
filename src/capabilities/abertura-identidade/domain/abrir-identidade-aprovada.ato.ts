import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { apenas } from '#kernel/acesso.ts';
import { aprovacaoVale, ato, foiAprovada, foiQuemPediu } from './ato-da-abertura.ts';
import { manifestante } from './manifestante.ts';
import { perfisQueAbrem } from './quem-abre.ts';

export const abrirIdentidadeAprovada = ato('abrirIdentidadeAprovada', {
  lei: 'Decreto 10.153/2019, art. 6º; Lei 12.527/2011, art. 31',
  de: ['decidida'],
  para: 'aberta',
  quem: perfisQueAbrem,
  quando: [foiQuemPediu, foiAprovada, aprovacaoVale],
  rota: {
    chave: 'POST /app-web/v1/aberturas-de-identidade/:idAbertura/abrir',
    acesso: apenas(...perfisQueAbrem),
    confirma: 'sempre',
    resumo: 'Quem pediu abre, uma vez, os dados que outra pessoa aprovou.',
    resposta: manifestante,
  },
  historico: anotacoes.acessoADados,
});
