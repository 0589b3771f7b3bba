import type { AtoProps } from '#shell/atos/casos.ts';
import { restringirConteudo } from '../domain/restringir-conteudo.ato.ts';
import { MudarRestricao } from './mudar-restricao.tsx';

/** What was public stops being so at once. */
export default function Restringir(props: AtoProps) {
  return (
    <MudarRestricao
      {...props}
      ato={restringirConteudo}
      titulo="O conteúdo deixa de ser público na mesma hora."
      ajuda="Diga que dado precisa ficar protegido e por quê, sem repetir o dado. Quem registrou lê o que você escrever."
      botao="Restringir conteúdo"
    >
      Ele sai da busca pública e dos dados abertos, e quem só observa deixa de abrir a manifestação. Quem
      registrou e a equipe que trata continuam vendo tudo. O prazo e a situação não mudam, e não há e-mail.
    </MudarRestricao>
  );
}
