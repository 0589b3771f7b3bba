import type { ModeloDemo } from './modelo-demo.ts';

/**
 * For a denúncia and for an anonymous comunicação: no name, nothing that tells who wrote, and the conclusion that Decreto
 * 9.492/2018, art. 22, asks for.
 */
export const daDenuncia = (tipo: 'Denúncia' | 'Comunicação'): readonly ModeloDemo[] => [
  {
    nome: `${tipo}: enviada para apuração`,
    texto: `Olá.

Lemos o que você contou em {{protocolo}}. Há elementos para apurar, e o caso foi enviado a [área que apura].

A partir daqui, quem apura é essa área. Ela recebe os fatos sem o nome de quem escreveu.

Guarde o número {{protocolo}} e o código de acesso que recebeu ao registrar: com os dois você consulta o andamento e manda novas informações.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: `${tipo}: apurada e confirmada`,
    texto: `Olá.

A apuração terminou, e o que você contou em {{protocolo}} foi confirmado no todo ou em parte.

O que foi feito: [diga as medidas tomadas, sem nomes].

Obrigado por escrever. Se sofrer qualquer perseguição por isso, avise a ouvidoria: a lei protege quem denuncia.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: `${tipo}: apurada e não confirmada`,
    texto: `Olá.

A apuração de {{protocolo}} terminou. Com o que foi reunido, não foi possível confirmar o que você contou.

Isso não quer dizer que você errou ao escrever. Se surgirem fatos ou documentos novos, mande para a ouvidoria.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: `${tipo}: faltam elementos para apurar`,
    texto: `Olá.

Lemos o que você contou em {{protocolo}}. Ainda falta algo para começar a apurar: [diga o que falta: onde, quando, quem, como].

O caso será fechado por agora. Você pode mandar o que falta em uma nova denúncia, com ou sem o seu nome.

Ouvidoria – {{orgao}}`,
  },
  {
    nome: `${tipo}: quem apura é outro órgão`,
    texto: `Olá.

O que você contou em {{protocolo}} não é apurado por este órgão. Quem apura é [nome do órgão].

Enviamos os fatos a ele no dia [dia], sem o nome de quem escreveu.

Para acompanhar por lá: [site ou telefone].

Ouvidoria – {{orgao}}`,
  },
];
