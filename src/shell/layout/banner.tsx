import type { Banner as BannerData } from '#shell/navegacao/screen.ts';

/** S2-29: the screen's title and, if it has one, the link to its manual. */
export function Banner({ banner }: { readonly banner: BannerData }) {
  const { title, subtitle, image = false, link } = banner;
  return (
    <div className="sh-banner" data-image={image}>
      <h1 tabIndex={-1}>{title}</h1>
      {subtitle && <p>{subtitle}</p>}
      {link && (
        <a className="sh-banner-link" href={link.href} target="_blank" rel="noopener noreferrer">
          {link.label}
          <span className="sr-only"> (abre em nova janela)</span>
        </a>
      )}
    </div>
  );
}
