import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import type { PassoProps } from '../passo.ts';
import { formularioDe, type Registrando } from '../registrando.ts';
import { textosLivres } from '../relato/teor-em-edicao.ts';
import { useAssuntos, useSugestoes } from '../tipo/assuntos-query.ts';

/** The office and subject the text suggests; `isLoading` until all has loaded or failed. */
export const useSugestoesDo = (registro: Registrando) => {
  const { data, isLoading } = useSugestoes({
    texto: textosLivres(formularioDe(registro), registro.teor).filter(Boolean).join('\n'),
    idTipoManifestacao: registro.idTipoManifestacao,
    idAssunto: registro.idAssunto,
    uf: registro.uf,
    municipio: registro.municipio,
  });
  const assuntos = useAssuntos();
  const sugerido = data?.assuntos[0];
  const isConhecido = assuntos.data?.some(({ idAssunto }) => idAssunto === sugerido?.idAssunto);
  return {
    sugestoes: data && { ...data, assunto: isConhecido ? sugerido : undefined },
    isLoading: isLoading || assuntos.isLoading,
  };
};

interface Props extends Pick<PassoProps, 'registro'> {
  readonly sugestoes: ReturnType<typeof useSugestoesDo>['sugestoes'];
  readonly onAssunto: (idAssunto: number) => void;
  readonly onOrgao: (orgao: NonNullable<Registrando['orgao']>) => void;
}

function AssuntoSugerido({ registro, sugestoes, onAssunto }: Omit<Props, 'onOrgao'>) {
  const sugerido = sugestoes?.assunto;
  if (registro.idAssunto !== 0 || !sugerido) return null;
  return (
    <p className="registrar-assunto-sugerido">
      Assunto que parece caber: <strong>{sugerido.descAssunto}</strong>. {sugerido.porque}{' '}
      <Button size="small" variant="tertiary" onClick={() => onAssunto(sugerido.idAssunto)}>
        Usar este assunto
      </Button>
    </p>
  );
}

/** Offices that the text suggests, each with its reason; the person decides. */
export function SugestoesDeOrgao({ registro, sugestoes, onAssunto, onOrgao }: Props) {
  if (!sugestoes) return null;
  return (
    <>
      {sugestoes.esferaErrada && (
        <Message type="warning" title="Confira o lugar:">
          {sugestoes.esferaErrada.frase}{' '}
          {registro.idTipoManifestacao === TipoManifestacao.simplifique
            ? 'Simplifique leva só a órgãos federais.'
            : 'Se for o caso, mude em “O órgão é de outro lugar?”, mais abaixo: o que você escreveu vai junto.'}
        </Message>
      )}
      <AssuntoSugerido registro={registro} sugestoes={sugestoes} onAssunto={onAssunto} />
      {sugestoes.orgaos.length > 0 && (
        <section className="registrar-sugestoes" aria-labelledby="registrar-sugestoes-titulo">
          <h3 id="registrar-sugestoes-titulo">Sugestões pelo que você escreveu</h3>
          <ul>
            {sugestoes.orgaos.map(({ porque, ...orgao }) => (
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
                  onClick={() => onOrgao(orgao)}
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
