import { resumirArvore } from './copiar-arvore.ts';
import { type Copiado, pastaDoBanco } from './pasta-da-copia.ts';
import { acharPrograma, rodar, semSenha } from './programas.ts';

/** By PostgreSQL's own program, over a connection of a role with REPLICATION; it also brings the log that the base needs. */
export const copiarExterno = async (url: string, postgres: number, base: string): Promise<Copiado[]> => {
  const programa = await acharPrograma('pg_basebackup', postgres);
  const { url: endereco, env } = semSenha(url);
  const banco = pastaDoBanco(base);
  await rodar(
    programa,
    ['-d', endereco, '-D', banco, '-Fp', '-X', 'stream', '-c', 'fast', '--no-password', '-l', 'escuta.br'],
    env,
    'O pg_basebackup não terminou',
  );
  // Read again from the disk: what the manifest says is what is there.
  return resumirArvore(banco);
};
