import { DIAS_OUVIDORIA, DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import type { ModeloDemo } from './modelo-demo.ts';

const RECURSO = `Se não concordar, você pode recorrer em até ${DIAS_PARA_RECORRER} dias, na página do seu pedido. Não precisa de advogado.`;

/** One for each decision on an access request (Lei 12.527/2011, arts. 7 and 11). */
export const doAcesso: readonly ModeloDemo[] = [
  {
    nome: 'Acesso: concedido',
    texto: `Olá, {{nome}}.

A informação que você pediu em {{protocolo}} está [no arquivo anexo ou no endereço].

O que há nela: [diga o período, de onde vêm os dados e o que cada coluna quer dizer].

Se faltar algo, diga o quê. ${RECURSO}

{{orgao}}`,
  },
  {
    nome: 'Acesso: parcialmente concedido',
    texto: `Olá, {{nome}}.

Parte do que você pediu em {{protocolo}} vai agora, no arquivo anexo: [diga o que vai].

Não podemos entregar o resto: [diga o que fica de fora]. O motivo está em [lei e artigo]: [explique em uma frase].

O que foi coberto está marcado no documento. ${RECURSO}

{{orgao}}`,
  },
  {
    nome: 'Acesso: negado',
    texto: `Olá, {{nome}}.

Não podemos entregar a informação que você pediu em {{protocolo}}.

A razão está em [lei e artigo]. Ela se aplica ao seu pedido porque [explique em uma ou duas frases].

A restrição vale até [dia]. Procuramos uma parte que pudesse ser entregue, e [diga o que achou].

${RECURSO}

{{orgao}}`,
  },
  {
    nome: 'Acesso: a informação não existe',
    texto: `Olá, {{nome}}.

Procuramos o que você pediu em {{protocolo}} e não achamos: a informação não existe neste órgão.

Onde procuramos: [sistemas, arquivos e áreas]. Por que não existe: [explique em uma frase].

O que temos de mais parecido é [diga o que há e onde está]. ${RECURSO}

{{orgao}}`,
  },
  {
    nome: 'Acesso: outro órgão tem a informação',
    texto: `Olá, {{nome}}.

Este órgão não cuida do que você pediu em {{protocolo}}. Quem tem a informação é [nome do órgão].

Você pode pedir a ele por aqui mesmo, com o mesmo texto. [Ou: já enviamos o seu pedido no dia tal.]

${RECURSO}

{{orgao}}`,
  },
  {
    nome: 'Acesso: pedido repetido',
    texto: `Olá, {{nome}}.

Este pedido é igual ao [número do pedido anterior], já respondido em [dia]. A resposta continua valendo.

Você a encontra em [página ou arquivo]. Se quiser algo diferente, diga o que muda e faça um novo pedido.

${RECURSO}

{{orgao}}`,
  },
  {
    nome: 'Acesso: não é pedido de informação',
    texto: `Olá, {{nome}}.

O que você escreveu em {{protocolo}} não pede um documento ou um dado que o órgão tem. Parece [reclamação, denúncia ou outro tipo].

Por isso o texto será tratado pela ouvidoria, que responde em até ${DIAS_OUVIDORIA} dias. Você não precisa fazer nada.

${RECURSO}

{{orgao}}`,
  },
];
