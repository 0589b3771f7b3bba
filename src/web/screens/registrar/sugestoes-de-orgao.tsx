import { useAssuntos, useSugestoes } from '#capabilities/assunto/web/assuntos-query.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import type { PassoProps } from './passo.ts';
import { formularioDe, type Registrando } from './registrando.ts';
import { textosLivres } from './teor-em-edicao.ts';

export const useSugestoesDo = (registro: Registrando) =>
  useSugestoes({
    texto: textosLivres(formularioDe(registro), registro.teor).filter(Boolean).join('\n'),
    idTipoManifestacao: registro.idTipoManifestacao,
    idAssunto: registro.idAssunto,
    uf: registro.uf,
    municipio: registro.municipio,
  });

function AssuntoSugerido({ registro, mudar }: Pick<PassoProps, 'registro' | 'mudar'>) {
  const { data } = useSugestoesDo(registro);
  const { data: assuntos } = useAssuntos();
  const sugerido = data?.assuntos[0];
  const isConhecido = assuntos?.some(({ idAssunto }) => idAssunto === sugerido?.idAssunto);
  if (registro.idAssunto !== 0 || !sugerido || !isConhecido) return null;
  return (
    <p className="registrar-assunto-sugerido">
      Assunto que parece caber: <strong>{sugerido.descAssunto}</strong>. {sugerido.porque}{' '}
      <Button size="small" variant="tertiary" onClick={() => mudar({ idAssunto: sugerido.idAssunto })}>
        Usar este assunto
      </Button>
    </p>
  );
}

/** Offices that what was written points to, each with its reason; the person decides. */
export function SugestoesDeOrgao({ registro, mudar }: Pick<PassoProps, 'registro' | 'mudar'>) {
  const { data } = useSugestoesDo(registro);
  if (!data) return null;
  return (
    <>
      {data.esferaErrada && (
        <Message type="warning" title="Confira o lugar:">
          {data.esferaErrada.frase}{' '}
          {registro.idTipoManifestacao === TipoManifestacao.simplifique
            ? 'Simplifique leva só a órgãos federais.'
            : 'Se for o caso, mude em “O órgão é de outro lugar?”, mais abaixo: o que você escreveu vai junto.'}
        </Message>
      )}
      <AssuntoSugerido registro={registro} mudar={mudar} />
      {data.orgaos.length > 0 && (
        <section className="registrar-sugestoes" aria-labelledby="registrar-sugestoes-titulo">
          <h3 id="registrar-sugestoes-titulo">Sugestões pelo que você escreveu</h3>
          <ul>
            {data.orgaos.map(({ porque, ...orgao }) => (
              <li key={orgao.idOuvidoria}>
                <div>
                  <strong>
                    {orgao.sigla} – {orgao.nomeOuvidoria}
                  </strong>
                  <details>
                    <summary>Por quê?</summary>
                    {porque}
                  </details>
                </div>
                <Button
                  variant="secondary"
                  size="small"
                  aria-pressed={registro.orgao?.idOuvidoria === orgao.idOuvidoria}
                  onClick={() => mudar({ orgao })}
                >
                  {registro.orgao?.idOuvidoria === orgao.idOuvidoria ? 'Escolhido' : 'Escolher'}{' '}
                  <span className="sr-only">{orgao.sigla}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
