import { type CasoDaEquipe, useCaso } from '#shell/atos/caso-query.ts';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Accordion, type AccordionItem } from '#shell/ui/navegacao/accordion.tsx';
import './responder.css';

const Complementacoes = parte('complementacoes-do-caso');
const Relato = parte('relato-do-caso');

const contribuicoes = (caso: CasoDaEquipe) =>
  caso.passos.filter(({ situacao, contribuicao }) => situacao === 'contribuiu' && contribuicao !== null);

const paineis = (caso: CasoDaEquipe): readonly AccordionItem[] => {
  const recebidas = contribuicoes(caso);
  return [
    {
      id: 'relato',
      title: 'O que foi registrado',
      content: (
        <>
          <Relato caso={caso} />
          <Complementacoes complementacoes={caso.complementacoes} />
        </>
      ),
    },
    ...(recebidas.length === 0
      ? []
      : [
          {
            id: 'contribuicoes',
            title: `Contribuições das áreas (${recebidas.length})`,
            content: recebidas.map((passo) => (
              <section key={passo.idTramitacao} aria-label={`Contribuição de ${passo.destino}`}>
                <p>
                  <strong>{passo.contribuinte}</strong>
                </p>
                <TextoDigitado texto={passo.contribuicao ?? ''} />
                <Arquivos arquivos={passo.anexos} rotulo={`Arquivos de ${passo.destino}`} />
              </section>
            )),
          },
        ]),
  ];
};

/** The text being answered, at hand while writing. */
export function OQueFoiRegistrado({ idManifestacao }: { readonly idManifestacao: number }) {
  const consulta = useCaso(idManifestacao);
  const { data: caso } = consulta;
  if (consulta.isError && !caso)
    return <FalhaAoAbrir titulo="Não foi possível abrir a manifestação." falha={consulta} />;
  if (!caso) return <Skeleton shape="row" lines={2} label="Abrindo a manifestação…" />;
  return (
    <>
      {caso.prazo && !caso.prazo.parado && (
        <p className="responder-prazo">
          Prazo da resposta: <strong>{formatDia(caso.prazo.vencimento)}</strong>.
        </p>
      )}
      <div className="responder-registrado">
        <Accordion items={paineis(caso)} headingLevel={2} />
      </div>
    </>
  );
}
