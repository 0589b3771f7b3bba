/** Common failures at the start, by the system's error code, as a sentence with the way out. */
const SENTENCES: Readonly<Record<string, string>> = {
  EACCES: 'sem permissão para usar a porta ou a pasta de dados; escolha outra com PORT ou DATA_DIR.',
  EADDRNOTAVAIL: 'o endereço de HOST não é desta máquina; deixe sem valor para ouvir em todos.',
  ENOENT: 'a pasta de DATA_DIR não pode ser criada; escolha outra.',
  ENOTDIR: 'o caminho de DATA_DIR passa por um arquivo, não por uma pasta; escolha outro.',
  EEXIST: 'DATA_DIR é um arquivo, e precisa ser uma pasta; escolha outra.',
  EROFS: 'a pasta de DATA_DIR só pode ser lida; escolha outra.',
  ECONNREFUSED:
    'o PostgreSQL de DATABASE_URL não respondeu; confira se ele está no ar e se o endereço está certo.',
  ECONNRESET:
    'quem responde no endereço de DATABASE_URL encerrou a conexão; confira se é mesmo um PostgreSQL e se a porta está certa.',
  EHOSTUNREACH: 'a máquina de DATABASE_URL não pode ser alcançada; confira o endereço e a rede.',
  ENETUNREACH: 'a rede de DATABASE_URL não pode ser alcançada; confira o endereço e a rede.',
  ENOTFOUND: 'o servidor de DATABASE_URL não foi encontrado; confira o nome no endereço.',
  ETIMEDOUT: 'o PostgreSQL de DATABASE_URL demorou demais a responder; confira o endereço e a rede.',
  '28P01': 'o PostgreSQL recusou o usuário ou a senha de DATABASE_URL.',
  '28000': 'o PostgreSQL recusou o usuário de DATABASE_URL.',
  '3D000': 'o banco de dados de DATABASE_URL não existe; crie-o antes de iniciar.',
  '42501': 'o usuário de DATABASE_URL não tem permissão para criar as tabelas ou extensões.',
};

const codeOf = (error: unknown): string | undefined => {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
};

const portOf = (error: unknown): number => {
  const { port } = error as { port?: unknown };
  return typeof port === 'number' ? port : 3000;
};

export const explainStartError = (error: unknown): string | undefined => {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const port = portOf(error);
    return `a porta ${port} já está em uso por outro programa; escolha outra com PORT=${port + 1} npm start.`;
  }
  if (code && SENTENCES[code]) return SENTENCES[code];
  // Something answers there but hangs up: it is not PostgreSQL, or a proxy with nothing behind it.
  if (error instanceof Error && /terminated unexpectedly/i.test(error.message)) return SENTENCES.ECONNRESET;
  if (error instanceof Error && /does not support SSL/i.test(error.message))
    return 'o PostgreSQL de DATABASE_URL não aceita conexões cifradas; tire o sslmode do endereço ou ligue o SSL nele.';
  if (error instanceof Error && /timeout/i.test(error.message)) return SENTENCES.ETIMEDOUT;
  return undefined;
};
