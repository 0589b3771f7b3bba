import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { algumQueNaoDeveVer } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { ato, casoEmCurso, pedeQuemRelata } from './ato-do-impedimento.ts';

/** 'Não quero que … veja', after the filing; in the filing it is a field of the form. */
export const pedirImpedimento = ato('pedirImpedimento', {
  lei: 'Lei 13.608/2018, art. 4º-A',
  de: ['livre'],
  para: 'pedido',
  quem: perfisDePessoas,
  quando: [pedeQuemRelata, casoEmCurso],
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/pedir-impedimento',
    acesso: abertoComPessoa,
    resumo: 'Quem relata diz quem do órgão não deve ver o caso, que some para a pessoa na mesma hora.',
  },
  entrada: z.strictObject({ naoDevemVer: algumQueNaoDeveVer }),
  historico: anotacoes.impedimento,
  avisa: [
    'manifestacao.encaminhada',
    'manifestacao.recebida-de-outro-orgao',
    'equipe.recebida-por-impedimento',
  ],
});
