import type { Pergunta } from './pergunta.ts';

export const perguntasDePrivacidadeEAjuda: readonly Pergunta[] = [
  {
    id: 'quais-dados-sao-guardados',
    categoria: 'privacidade',
    pergunta: 'Quais dados meus ficam guardados?',
    resposta: [
      'Os do seu cadastro, o que você escreve e anexa, as respostas e o histórico de cada registro. Veja a lista e a finalidade em [Termos de Uso e Privacidade](/termos-de-uso).',
    ],
    sinonimos: ['lgpd', 'dados pessoais', 'privacidade'],
  },
  {
    id: 'por-quanto-tempo-guardam',
    categoria: 'privacidade',
    pergunta: 'Por quanto tempo meus registros são guardados?',
    resposta: ['**Denúncias**: 5 anos e mais 15 anos. **Demais manifestações**: 5 anos e mais 5 anos.'],
    sinonimos: ['retenção', 'guarda', 'apagar dados', 'tempo de guarda'],
  },
  {
    id: 'direitos-lgpd',
    categoria: 'privacidade',
    pergunta: 'Como uso os meus direitos da LGPD?',
    resposta: [
      'Você pode confirmar se há tratamento, ver e corrigir seus dados. Parte disso está em [Meu Cadastro](/usuario/meucadastro).',
      'Para o resto, veja o contato em [Termos de Uso e Privacidade](/termos-de-uso#seus-direitos).',
    ],
    sinonimos: ['lei geral de proteção de dados', 'corrigir dados', 'titular', 'encarregado'],
  },
  {
    id: 'cookies',
    categoria: 'privacidade',
    pergunta: 'Quais cookies a plataforma usa?',
    resposta: [
      'Os necessários para você entrar e para lembrar as suas escolhas. A lista completa está na [declaração de cookies](/termos-de-uso?declaracaoCookies=true).',
    ],
    sinonimos: ['cookie', 'rastreamento', 'preferências'],
  },
  {
    id: 'o-que-e-tarjamento',
    categoria: 'privacidade',
    pergunta: 'O que é tarjamento?',
    resposta: [
      'É cobrir, em um documento, os dados que não podem ser mostrados. Aqui o dado é removido do arquivo, e não só pintado por cima. O arquivo é reaberto e verificado: se algo coberto puder ser recuperado, a publicação é bloqueada.',
    ],
    sinonimos: ['tarja', 'tarja preta', 'ocultar', 'anonimizar documento'],
  },
  {
    id: 'recursos-de-acessibilidade',
    categoria: 'ajuda',
    pergunta: 'Quais recursos de acessibilidade existem?',
    resposta: [
      'Navegação só por teclado, leitor de tela, alto contraste, ampliação até 200% e Libras. Veja os detalhes na página de [Acessibilidade](/acessibilidade).',
    ],
    sinonimos: ['deficiência', 'cego', 'surdo', 'libras', 'contraste', 'leitor de tela'],
  },
  {
    id: 'funciona-no-celular',
    categoria: 'ajuda',
    pergunta: 'Funciona no celular?',
    resposta: [
      'Sim. Todas as telas do cidadão funcionam no navegador do celular. Não é preciso instalar nada.',
    ],
    sinonimos: ['aplicativo', 'smartphone', 'tablet', 'telefone'],
  },
  {
    id: 'arquivo-recusado',
    categoria: 'ajuda',
    pergunta: 'Meu arquivo foi recusado. Por quê?',
    resposta: [
      'Confira o formato, a quantidade e o tamanho: até 10 arquivos e 30 MB no total. O conteúdo precisa combinar com o nome: um vídeo chamado “foto.jpg”, por exemplo, é recusado.',
      'Arquivos com vírus também são recusados, quando a verificação está ligada.',
    ],
    sinonimos: ['erro no anexo', 'não consigo anexar', 'arquivo grande', 'vírus'],
  },
  {
    id: 'protocolo-nao-encontrado',
    categoria: 'ajuda',
    pergunta: 'A consulta diz que o protocolo ou o código não confere. O que faço?',
    resposta: [
      'Confira os dois números. Pontos, espaços e letras maiúsculas não fazem diferença. Se você tem conta, [entre](/login) e procure em **Minhas Manifestações**.',
    ],
    sinonimos: ['código inválido', 'não encontrado', 'protocolo errado'],
  },
  {
    id: 'como-conferir-um-comprovante',
    categoria: 'ajuda',
    pergunta: 'Como confiro se um comprovante é verdadeiro?',
    resposta: [
      'Leia o código QR do comprovante com a câmera do celular. Ele abre a página pública que confere a assinatura.',
    ],
    sinonimos: ['validar', 'autenticidade', 'qr', 'falso'],
  },
  {
    id: 'onde-aprendo-mais',
    categoria: 'ajuda',
    pergunta: 'Onde encontro um passo a passo completo?',
    resposta: [
      'No [manual](/manual). Ele tem índice, busca e versão para imprimir. O [mapa do site](/mapadosite) mostra todas as páginas.',
    ],
    sinonimos: ['ajuda', 'tutorial', 'guia', 'instruções'],
  },
];
