import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eParteDaConversa, temConversa } from '#capabilities/manifestacao/domain/condicoes.ts';
import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { ateConcluida } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { exige } from '#kernel/ato/condicao.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { soLeAConversa } from './conversa.ts';

/** Only profiles that handle the case write for the office. */
const escreve = exige<FatosDaManifestacao>(
  'a pessoa registrou o caso, ou o perfil dela trata os casos do órgão',
  ({ relacao, trata }) => relacao === 'manifestante' || trata,
  soLeAConversa,
);

export const conversar = ato('conversar', {
  lei: 'Lei 13.608/2018, art. 4º-A',
  de: ateConcluida,
  quem: perfisDePessoas,
  quando: [eParteDaConversa, escreve, temConversa],
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/mensagens',
    acesso: abertoComPessoa,
    resumo: 'Envia uma mensagem da pessoa anônima ao órgão, ou do órgão a quem lhe escreveu.',
  },
  entrada: z.strictObject({
    texto: campo('Mensagem', z.string().trim().min(1).max(MAX_TEXTO)),
    anexos: anexosEnviados,
  }),
  historico: anotacoes.mensagem,
  avisa: ['manifestacao.mensagem-do-manifestante', 'manifestacao.mensagem-do-orgao'],
  tela: {
    lado: 'cidadao',
    nome: 'Escrever ao órgão',
    feito: 'Mensagem enviada.',
    ordem: 80,
    guarda: ['texto'],
  },
  ensaio: {
    corpo: { texto: 'Há mais uma nota.' },
    com: { tipo: TipoManifestacao.comunicacao },
  },
});
