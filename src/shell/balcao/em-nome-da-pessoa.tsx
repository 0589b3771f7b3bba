import { Message } from '../ui/estado/message.tsx';

/** Above the form in which staff type in what a person asked for: what it is worth, and what went wrong. */
export function EmNomeDaPessoa({ erro }: { readonly erro: string | null }) {
  return (
    <>
      <p>
        Registre o que a pessoa pediu, com as palavras dela. Vale como se ela mesma tivesse feito, e o
        histórico diz que foi você quem registrou. Confira antes que é ela, ou quem a representa.
      </p>
      {erro && (
        <Message type="danger" title="Não foi registrado.">
          {erro}
        </Message>
      )}
    </>
  );
}
