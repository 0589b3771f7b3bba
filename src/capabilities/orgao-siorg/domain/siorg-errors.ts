import { conflict, invalid, notFound } from '#kernel/errors.ts';

export const unidadeNaoEncontrada = () =>
  notFound('siorg.unidade-nao-encontrada', 'Esta unidade não está no diretório.');

export const codigoJaExiste = () =>
  conflict('siorg.codigo-ja-existe', 'Já existe uma unidade com este código.', {
    campos: { codigo: 'Já existe uma unidade com este código.' },
  });

export const superiorNaoExiste = () =>
  invalid('siorg.superior-nao-existe', 'Não há unidade com este código.', {
    campos: { idPai: 'Não há unidade com este código.' },
  });

export const superiorAbaixo = () =>
  invalid('siorg.superior-abaixo', 'A unidade superior não pode estar abaixo dela.', {
    campos: { idPai: 'A unidade superior não pode estar abaixo dela, nem ser ela mesma.' },
  });

export const unidadeMudou = () =>
  conflict(
    'siorg.unidade-mudou',
    'Outra pessoa mudou esta unidade enquanto você a editava. Veja como ela está agora e mude de novo.',
  );

export const importacaoNaoEncontrada = () =>
  notFound('siorg.importacao-nao-encontrada', 'Esta importação não existe.');

export const importacaoEncerrada = () =>
  conflict('siorg.importacao-encerrada', 'Esta importação já foi aplicada ou descartada.');

export const diretorioMudou = () =>
  conflict(
    'siorg.diretorio-mudou',
    'O diretório mudou depois desta comparação. Compare de novo para ver as diferenças de agora.',
  );

export const nadaAAplicar = () =>
  invalid('siorg.nada-a-aplicar', 'O diretório já está como o arquivo diz: não há o que aplicar.');

export const arquivoGrande = (maximo: string) =>
  invalid('siorg.arquivo-grande', `O conteúdo passa de ${maximo}. Envie a estrutura em partes.`);

export const naoEJson = () => invalid('siorg.nao-e-json', 'O conteúdo não é um JSON que se possa ler.');

export const servicoNaoConfigurado = () =>
  conflict('siorg.servico-nao-configurado', 'O endereço do serviço do SIORG não está configurado.');

export const servicoFalhou = () =>
  conflict(
    'siorg.servico-falhou',
    'O serviço do SIORG não respondeu como se espera. Tente mais tarde ou envie o arquivo.',
  );
