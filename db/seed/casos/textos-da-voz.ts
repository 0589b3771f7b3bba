/** What people write after filing, and what offices decide of it. */
export const ameacaContada =
  'Depois que contei, meu chefe disse na frente dos colegas que quem reclama acaba transferido. Tenho medo de perder a função.';

export const outraAmeaca =
  'Recebi duas ligações de um número desconhecido mandando retirar o que escrevi. Não sei como descobriram.';

export const parteAbandonada =
  'Desisto do que contei sobre o segundo guichê: o problema de lá foi resolvido na mesma semana.';

export const acrescimo = [
  'Encontrei o comprovante daquele dia, com a senha e o horário. A senha era a 214, às 9h12.',
  'Obrigado. O comprovante ajuda a localizar o atendimento, e a resposta segue no prazo.',
] as const;

export const porQueReabrir =
  'O problema voltou três dias depois da resposta: o sistema mostra de novo a mesma mensagem de erro.';

export const segueApesarDaDesistencia =
  'O que foi contado atinge outras pessoas e precisa ser apurado, com os seus dados protegidos até o fim.';

export const arquivadaComADesistencia =
  'Sem a sua ajuda não há como localizar o que foi contado, e nada indica que atinja outras pessoas.';

export const semReabertura =
  'A resposta já trata do ponto que você trouxe, e não há fato novo. Se houver, faça um novo registro.';

export const areaPedePrazo =
  'O processo está no arquivo central e só volta na semana que vem. Precisamos dele para responder.';

export const novidadeDoSegundoPedido =
  'O que você enviou mostra dois atendimentos no mesmo dia, e precisamos saber de qual deles se trata.';
