import { useUsuario } from '#shell/session/session.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import type { PaginasDeConfiguracao } from '../contract.ts';
import { quemMudou } from './campo-de-configuracao.tsx';
import { valorEmPalavras } from './valores.ts';

interface LidasProps {
  readonly grupos: PaginasDeConfiguracao['grupos'];
  readonly comTitulos: boolean;
}

/** S6-04: the settings for people who may read but not change them. */
export function ConfiguracoesLidas({ grupos, comTitulos }: LidasProps) {
  const perfil = useUsuario()?.perfilAtual.descPerfil;
  return (
    <>
      <Message type="info" still>
        {`Seu perfil, ${perfil}, vê estas configurações e não as muda.`}
      </Message>
      {grupos.map(({ grupo, titulo, resumo, itens }) => (
        <section key={grupo} className="config-grupo">
          {comTitulos && <h2>{titulo}</h2>}
          <p>{resumo}</p>
          <dl className="config-lidas">
            {itens.map((item) => (
              <div key={item.chave}>
                <dt>{item.rotulo}</dt>
                <dd>
                  <strong>{valorEmPalavras(item.tipo, item.valor)}</strong>
                  <span>{item.explicacao}</span>
                  <span className="config-situacao">
                    {`Padrão: ${valorEmPalavras(item.tipo, item.padrao)}. ${quemMudou(item)}`}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
