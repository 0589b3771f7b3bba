import { z } from 'zod';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import {
  eManifestante,
  eProtegida,
  semDesistenciaPedida,
} from '#capabilities/manifestacao/domain/condicoes.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { palavrasDeQuemDesiste } from './desistencia.ts';

/** What was denounced may concern everybody: giving it up archives nothing, the office decides. */
export const pedirDesistencia = ato('pedirDesistencia', {
  lei: 'Lei 9.784/1999, art. 51 § 2º',
  de: abertas,
  quem: perfisDePessoas,
  quando: [eManifestante, eProtegida, semDesistenciaPedida],
  prazo: 'o prazo do órgão continua a correr',
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/pedir-desistencia',
    acesso: abertoComPessoa,
    resumo: 'Pede para desistir de uma denúncia: nada é arquivado antes de o órgão decidir.',
  },
  entrada: z.strictObject(palavrasDeQuemDesiste),
  historico: anotacoes.desistencia,
  avisa: ['manifestacao.desistencia-pedida'],
  tela: {
    lado: 'cidadao',
    nome: 'Desistir da denúncia',
    feito:
      'O órgão soube que você quer desistir. A decisão dele aparece aqui, e você recebe um e-mail, se informou um.',
    ordem: 91,
  },
  ensaio: {
    corpo: { ameaca: 'Disseram que eu perderia o emprego.' },
    com: { tipo: TipoManifestacao.denuncia },
    efeito: () => ({ desistenciaPedida: 'inteira' }),
  },
});
