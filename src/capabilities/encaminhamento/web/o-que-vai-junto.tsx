import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { isComunicacao, isDenuncia } from '#shell/atos/tipos-dos-casos.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { ARQUIVOS_FICAM } from '../domain/encaminhamento.ts';

interface OQueVaiJuntoProps {
  readonly casos: readonly Pick<CasoEscolhido, 'tipo'>[];
  readonly paraFora: boolean;
}

const TITULO = 'O que o outro órgão fica sabendo';

/** Decreto 10.153/2019, art. 7: another body knows the denunciante only with their consent. */
function NaDenuncia({ denuncias, paraFora }: { denuncias: OQueVaiJuntoProps['casos']; paraFora: boolean }) {
  const temAnonima = denuncias.some(isComunicacao);
  const temIdentidade = !denuncias.every(isComunicacao);
  if (paraFora) {
    return (
      <p>
        {temIdentidade
          ? 'A identidade de quem denunciou só pode ir junto se a pessoa consentiu com o envio a esse órgão. Sem o consentimento, tire do relato e dos anexos tudo o que diga quem ela é.'
          : 'Tire do relato e dos anexos tudo o que possa dizer quem fez a comunicação.'}
      </p>
    );
  }
  return (
    <ul>
      {temIdentidade && (
        <>
          <li>
            A identidade de quem denunciou só vai junto se a pessoa consentiu com o envio a este mesmo órgão.
            Um gestor pode pedir esse consentimento antes.
          </li>
          <li>
            Sem o consentimento, o relato segue pseudonimizado: o nome e os contatos da pessoa aparecem
            ocultos nos textos, e o órgão não consegue abrir a identidade.
          </li>
          <li>{ARQUIVOS_FICAM} Com o consentimento, eles vão.</li>
        </>
      )}
      {temAnonima && (
        <>
          <li>Ninguém sabe quem fez a comunicação: vão o relato, as respostas e os anexos.</li>
          <li>Na comunicação, os anexos vão como estão. Confira se algum mostra quem escreveu.</li>
        </>
      )}
    </ul>
  );
}

/** What the receiving office will see, shown before anything is sent. */
export function OQueVaiJunto({ casos, paraFora }: OQueVaiJuntoProps) {
  const denuncias = casos.filter(isDenuncia);
  return (
    <Message type={denuncias.length > 0 ? 'warning' : 'info'} title={TITULO} still>
      {paraFora && (
        <p>A plataforma não alcança um órgão de fora: envie você o que for preciso, por ofício ou e-mail.</p>
      )}
      {!paraFora && denuncias.length < casos.length && (
        <p>
          O órgão que recebe vê o relato, os anexos, as respostas e quem registrou. Etiquetas, notas e
          tramitações internas não vão.
        </p>
      )}
      {denuncias.length > 0 && <NaDenuncia denuncias={denuncias} paraFora={paraFora} />}
    </Message>
  );
}
