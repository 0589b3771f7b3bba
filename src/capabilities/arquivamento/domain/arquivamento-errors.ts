import { invalid } from '#kernel/errors.ts';

export const motivoNaoExiste = () =>
  invalid('arquivamento.motivo-nao-existe', 'Este motivo não está disponível. Escolha outro da lista.', {
    campos: { idMotivoArquivamento: 'Este motivo não está disponível. Escolha outro da lista.' },
  });
