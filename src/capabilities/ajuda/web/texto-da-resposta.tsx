import { blocosDe } from '../domain/marcacao-leve.ts';
import { Marked } from './marked.tsx';

export const TextoDaResposta = ({ resposta }: { readonly resposta: string }) =>
  blocosDe(resposta).map((bloco) =>
    bloco.tipo === 'lista' ? (
      <ul key={bloco.itens.join('\n')}>
        {bloco.itens.map((item) => (
          <li key={item}>
            <Marked text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={bloco.texto}>
        <Marked text={bloco.texto} />
      </p>
    ),
  );
