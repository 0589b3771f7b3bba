import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { ato } from '#capabilities/manifestacao/domain/ato.ts';
import { eManifestante } from '#capabilities/manifestacao/domain/condicoes.ts';
import type { FatosDaManifestacao } from '#capabilities/manifestacao/domain/fatos.ts';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { MAX_TEXTO } from '#capabilities/manifestacao/domain/registrar/teor.ts';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { abertoComPessoa } from '#kernel/acesso.ts';
import { exige } from '#kernel/ato/condicao.ts';
import { perfisDePessoas } from '#kernel/perfil.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { jaTemConversa } from './conversa.ts';

const identificada = exige<FatosDaManifestacao>(
  'quem registrou se identificou: quem é anônimo já tem a conversa',
  ({ anonima }) => !anonima,
  jaTemConversa,
);

export const acrescentar = ato('acrescentar', {
  lei: 'Lei 9.784/1999, art. 3º, III; Lei 13.460/2017, art. 6º, I',
  de: abertas,
  quem: perfisDePessoas,
  quando: [eManifestante, identificada],
  prazo: 'nenhum prazo muda',
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/acrescentar',
    acesso: abertoComPessoa,
    resumo: 'Acrescenta palavras e arquivos a um caso aberto; o órgão lê e responde ali.',
  },
  entrada: z.strictObject({
    texto: campo('Mensagem', z.string().trim().min(1).max(MAX_TEXTO)),
    anexos: anexosEnviados,
  }),
  historico: anotacoes.acrescimo,
  avisa: ['manifestacao.mensagem-do-manifestante'],
  tela: {
    lado: 'cidadao',
    nome: 'Acrescentar informações',
    feito: 'O órgão recebeu o que você acrescentou.',
    ordem: 82,
    guarda: ['texto'],
  },
  ensaio: {
    corpo: { texto: 'Encontrei o recibo daquele dia.' },
    efeito: () => ({ acrescentada: true }),
  },
});
