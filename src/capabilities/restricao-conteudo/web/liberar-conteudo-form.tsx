import type { AtoProps } from '#shell/atos/casos.ts';
import { liberarConteudo } from '../domain/liberar-conteudo.ato.ts';
import { MudarRestricao } from './mudar-restricao.tsx';

/** Lifting the restriction does not publish the case. */
export default function Liberar(props: AtoProps) {
  return (
    <MudarRestricao
      {...props}
      ato={liberarConteudo}
      titulo="A restrição é retirada, mas nada é publicado por isso."
      ajuda="Diga por que a proteção deixou de ser necessária. Quem registrou lê o que você escrever."
      botao="Liberar conteúdo"
    >
      Quem só observa volta a abrir a manifestação. Para aparecer de novo na busca pública, o conteúdo passa
      outra vez pela verificação de publicação.
    </MudarRestricao>
  );
}
