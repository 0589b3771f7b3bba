import { Esfera, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { aQuemDe } from '../a-quem/a-quem.ts';
import { palavras } from '../a-quem/palavras.ts';
import type { PassoProps } from '../passo.ts';
import { formularioDe, type Registrando } from '../registrando.ts';
import { textosLivres } from '../relato/teor-em-edicao.ts';
import { useAssuntos, useSugestoes } from '../tipo/assuntos-query.ts';
import type { LugarEscolhido } from './mudar-lugar.tsx';

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
  readonly onLugar: (lugar: LugarEscolhido) => void;
  /** Leads to the search, where a city or a state is found by its name. */
  readonly onProcurar: () => void;
}

/** Which place the hint speaks of, where there is only one; cities and states are found by name. */
const lugarDaDica = (idEsfera: number, uf: string | null): LugarEscolhido | null => {
  if (idEsfera === Esfera.federal) return { uf: null, municipio: null };
  return idEsfera === Esfera.estadual && uf ? { uf, municipio: null } : null;
};

function LugarErrado({ registro, sugestoes, onLugar, onProcurar }: Omit<Props, 'onOrgao' | 'onAssunto'>) {
  if (!sugestoes?.esferaErrada) return null;
  const { frase, idEsfera } = sugestoes.esferaErrada;
  const lugar = lugarDaDica(idEsfera, registro.uf);
  const ditas = palavras(aQuemDe(registro));
  if (registro.idTipoManifestacao === TipoManifestacao.simplifique)
    return (
      <Message type="warning" title="Confira o lugar:">
        {frase} Simplifique leva só a órgãos federais.
      </Message>
    );
  return (
    <Message type="warning" title="Confira o lugar:">
      {frase} O que você escreveu vai junto.{' '}
      {lugar ? (
        <Button size="small" variant="secondary" onClick={() => onLugar(lugar)}>
          {lugar.uf ? 'Ir para o governo do estado' : 'Ir para o governo federal'}
        </Button>
      ) : (
        <Button size="small" variant="secondary" onClick={onProcurar}>
          {idEsfera === Esfera.municipal ? ditas.procurarCidade : ditas.procurarEstado}
        </Button>
      )}
    </Message>
  );
}

function AssuntoSugerido({
  registro,
  sugestoes,
  onAssunto,
}: Pick<Props, 'registro' | 'sugestoes' | 'onAssunto'>) {
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

/** Offices that the text suggests, each with its reason; the person decides, and goes on with that. */
export function SugestoesDeOrgao(props: Props) {
  const { registro, sugestoes, onAssunto, onOrgao } = props;
  if (!sugestoes) return null;
  return (
    <>
      <LugarErrado {...props} />
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
                <Button variant="secondary" size="small" onClick={() => onOrgao(orgao)}>
                  Escolher <span className="sr-only">{orgao.sigla} e continuar</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
