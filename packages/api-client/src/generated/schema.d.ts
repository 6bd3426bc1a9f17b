/** Types of the commerce API. Generated from /openapi.json by `npm run contract`. */
export interface paths {
    "/getSessionCartGuid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Guid of the cart that this visit began */
        get: operations["getSessionCartGuid"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log records of a visit; dropped unless csrLogger is 1 by the visit’s cookie or its site */
        post: operations["postLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What crawlers may read */
        get: operations["getRobots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sitemaps of a site */
        get: operations["getSitemapIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemaps/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Up to 5,000 addresses in one language */
        get: operations["getSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feeds/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every variant for sale, as Google Merchant Center reads it: products-en.xml, products-fr.xml */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture, scaled, its format by Accept; or a film, whole or in ranges */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/sets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures of a product as a JSONP-style image set */
        get: operations["getImageSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the role may see and edit, with the schema of each form */
        get: operations["adminGetResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes of a site or of one row, latest first */
        get: operations["adminListEdits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/edits/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a change back where the row still says what it left */
        post: operations["adminUndoEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes that wait for their time or are in effect until another, then those that ended */
        get: operations["adminListScheduled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/scheduled/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel a scheduled change or a draft; one in effect ends now */
        delete: operations["adminCancelScheduled"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/scheduled/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the change of a draft */
        post: operations["adminPublishDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a bulk edit is */
        get: operations["adminGetBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/batches/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a whole bulk edit back */
        post: operations["adminUndoBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/cms/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page with its slots and components */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/cms/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Components by id */
        get: operations["getComponents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/cms/siteConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Site configuration, messages and the header of every page */
        get: operations["getSiteConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/cms/loginPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Title, metadata and configuration of the log-in page */
        get: operations["getLoginPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/shop/manifest.webmanifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a browser installs the shop by */
        get: operations["getShopManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/shop/colors.css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The colours of a site that differ from its brand’s, as a style sheet */
        get: operations["getShopColors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners and parts of pages of a site */
        get: operations["adminListComponents"];
        put?: never;
        /** Part of a page: add one */
        post: operations["adminAddComponent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/components/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Part of a page: one row */
        get: operations["adminGetComponent"];
        put?: never;
        post?: never;
        /** Part of a page: remove one */
        delete: operations["adminRemoveComponent"];
        options?: never;
        head?: never;
        /** Part of a page: change fields, now or at a time to come, or keep a draft */
        patch: operations["adminSaveComponent"];
        trace?: never;
    };
    "/admin/v1/{site}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages of a site */
        get: operations["adminListPages"];
        put?: never;
        /** Page: add one */
        post: operations["adminAddPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/pages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Page: one row */
        get: operations["adminGetPage"];
        put?: never;
        post?: never;
        /** Page: remove one */
        delete: operations["adminRemovePage"];
        options?: never;
        head?: never;
        /** Page: change fields, now or at a time to come, or keep a draft */
        patch: operations["adminSavePage"];
        trace?: never;
    };
    "/admin/v1/{site}/component-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of parts that pages consist of, with the schema of the form of each */
        get: operations["adminListComponentKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/page-parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What parts of pages are called; ids of none are left out */
        get: operations["adminListPageParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Messages of a site */
        get: operations["adminListMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/messages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Message: one row */
        get: operations["adminGetMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Message: change fields, now or at a time to come, or keep a draft */
        patch: operations["adminSaveMessage"];
        trace?: never;
    };
    "/admin/v1/{site}/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shop of a site */
        get: operations["adminListSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/sites/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shop: one row */
        get: operations["adminGetSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Shop: change fields, now or at a time to come */
        patch: operations["adminSaveSite"];
        trace?: never;
    };
    "/admin/v1/{site}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of a site */
        get: operations["adminListSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Setting: one row */
        get: operations["adminGetSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Setting: change fields, now or at a time to come */
        patch: operations["adminSaveSetting"];
        trace?: never;
    };
    "/admin/v1/{site}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mails of a site */
        get: operations["adminListMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/mails/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mail: one row */
        get: operations["adminGetMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mail: change fields, now or at a time to come */
        patch: operations["adminSaveMail"];
        trace?: never;
    };
    "/admin/v1/{site}/mails/{key}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A mail with sample data, in the words that are typed */
        post: operations["adminPreviewMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/mails/{key}/frame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A mail with sample data as a document, at the address that its preview answers */
        get: operations["adminShowMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/mails/{key}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail with sample data, as it is saved, to oneself */
        post: operations["adminSendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/previews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The address of a page as it will be at an instant; for whoever has it, for eight hours */
        post: operations["adminMakePreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Taxes of a site */
        get: operations["adminListTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/taxes/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Region: one row */
        get: operations["adminGetTax"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Region: change fields, now or at a time to come */
        patch: operations["adminSaveTax"];
        trace?: never;
    };
    "/rest/v2/{site}/products/getProductDetailsForCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products by code, in the order asked; unknown ones are left out */
        get: operations["getProductDetailsForCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/getProductsForCarousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Chosen products, or the best of a category */
        get: operations["getProductsForCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/searchProductsForCarousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first products that a search finds */
        get: operations["searchProductsForCarousel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/getBestSellerProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What sells most, in the shop or in a category */
        get: operations["getBestSellerProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/productCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products of these codes; without codes every product, page by page */
        get: operations["getProductCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/recommendedProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is most like a product */
        get: operations["getRecommendedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/getProductOOSRecommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is most like a product that is sold out and can be had now */
        get: operations["getProductOOSRecommendation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/chpartners/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Of each partner brand the product most like this one, nearest first */
        get: operations["getPartnerProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/compare-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A few products of one category side by side; unknown ones are named as missing */
        get: operations["compareProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/compare-appliance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A few brewers side by side; other products are refused */
        get: operations["compareAppliances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/getAppliance/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A brewer beside those most like it */
        get: operations["getApplianceComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product by code or pod id */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/pod-id/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product by code or pod id */
        get: operations["getProductByPodId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/productData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product with its variants, without its texts */
        get: operations["getProductData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/variantOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The variants of a product */
        get: operations["getVariantOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/productClassifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The attributes of a product, labelled */
        get: operations["getProductClassifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/{code}/bundleData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a bundle contains; no components for what is none */
        get: operations["getBundleData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/c/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of products of a category (by code or by path) or of a brand (`brand-<slug>`) */
        get: operations["getCategoryProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/c/{code}/categoryData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a category or brand page shows beside its products */
        get: operations["getCategoryData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/searchText": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Product search */
        get: operations["searchProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/searchsuggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Terms and products for a beginning of a search text */
        get: operations["getSearchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/getKeywordRedirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a search text leads instead of to results */
        get: operations["getKeywordRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products of a site */
        get: operations["adminListProducts"];
        put?: never;
        /** Product: add one */
        post: operations["adminAddProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/products/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Product: one row */
        get: operations["adminGetProduct"];
        put?: never;
        post?: never;
        /** Product: remove one */
        delete: operations["adminRemoveProduct"];
        options?: never;
        head?: never;
        /** Product: change fields, now or at a time to come */
        patch: operations["adminSaveProduct"];
        trace?: never;
    };
    "/admin/v1/{site}/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Products: change many at once; first a preview, then with its hash */
        post: operations["adminBulkProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of a site */
        get: operations["adminListCategories"];
        put?: never;
        /** Category: add one */
        post: operations["adminAddCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/categories/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Category: one row */
        get: operations["adminGetCategory"];
        put?: never;
        post?: never;
        /** Category: remove one */
        delete: operations["adminRemoveCategory"];
        options?: never;
        head?: never;
        /** Category: change fields, now or at a time to come */
        patch: operations["adminSaveCategory"];
        trace?: never;
    };
    "/admin/v1/{site}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices of a site */
        get: operations["adminListPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/prices/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price: one row */
        get: operations["adminGetPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Price: change fields, now or at a time to come */
        patch: operations["adminSavePrice"];
        trace?: never;
    };
    "/admin/v1/{site}/prices/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prices: change many at once; first a preview, then with its hash */
        post: operations["adminBulkPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stock of a site */
        get: operations["adminListStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/stock/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stock: one row */
        get: operations["adminGetStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Stock: change fields, now or at a time to come */
        patch: operations["adminSaveStock"];
        trace?: never;
    };
    "/admin/v1/{site}/stock/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stock: change many at once; first a preview, then with its hash */
        post: operations["adminBulkStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a picture; its name goes into a product or a part of a page */
        post: operations["adminUploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/catalog/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products with prices and stock, and all categories, as the CSV that an import reads */
        get: operations["adminExportCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/catalog/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest imports of a site, latest first */
        get: operations["adminListImports"];
        put?: never;
        /** Announce a file, which is then sent in pieces */
        post: operations["adminStartImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/catalog/imports/{id}/pieces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a piece of the file; after the last one it is checked */
        post: operations["adminUploadImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/catalog/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far an import is, and what its check has found */
        get: operations["adminGetImport"];
        put?: never;
        post?: never;
        /** Drop an import that was not applied */
        delete: operations["adminDropImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/catalog/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the file again, against the products as they are now */
        post: operations["adminCheckImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/catalog/imports/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do what the check has shown */
        post: operations["adminApplyImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/catalog/imports/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every row that was refused or warned of, as a CSV file */
        get: operations["adminGetImportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/catalog/imports/{id}/before": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The catalogue as it was right before an import, as the CSV that an import reads */
        get: operations["adminGetImportBackup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recommendations/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A context token for one’s own recommendations */
        get: operations["getRecommendationToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recommendations/{contextID}/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Codes of what to show this customer here, best first */
        get: operations["getRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recommendations/getproductdataforvariants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products of variants; unknown ones are left out */
        get: operations["getProductDataForVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recommendations/autoDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products for an auto-delivery component: the named first, then those of the job */
        get: operations["getAutoDeliveryRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupons of a site */
        get: operations["adminListCoupons"];
        put?: never;
        /** Coupon: add one */
        post: operations["adminAddCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/coupons/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupon: one row */
        get: operations["adminGetCoupon"];
        put?: never;
        post?: never;
        /** Coupon: remove one */
        delete: operations["adminRemoveCoupon"];
        options?: never;
        head?: never;
        /** Coupon: change fields, now or at a time to come */
        patch: operations["adminSaveCoupon"];
        trace?: never;
    };
    "/admin/v1/{site}/coupons/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Coupons: change many at once; first a preview, then with its hash */
        post: operations["adminBulkCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/coupons/pool": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make many codes of one coupon; one undo takes back those that nobody has used */
        post: operations["adminMakeCouponPool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/coupons/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The codes of a pool as a CSV file */
        get: operations["adminGetCouponFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who a customer is */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change name, phone or language: one error item a field */
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/updatePerksOptIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Join the perks programme, or leave it */
        put: operations["updatePerksOptIn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that the shop holds of a customer, as a file */
        get: operations["exportCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Addresses, the default first */
        get: operations["getAddresses"];
        put?: never;
        /** Keep an address: one error item a field */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an address, or make it the default */
        put: operations["changeAddress"];
        post?: never;
        /** Forget an address */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/paymentdetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards, the default first */
        get: operations["getPaymentDetails"];
        put?: never;
        /** Keep the card behind a token of the provider’s card fields */
        post: operations["addPaymentDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/paymentdetails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a card */
        delete: operations["removePaymentDetails"];
        options?: never;
        head?: never;
        /** Make a card the default */
        patch: operations["preferPaymentDetails"];
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addProductToCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a product to a cart */
        post: operations["addProductToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addProductsToCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add several products to a cart: all or none */
        post: operations["addProductsToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addBundleProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a bundle to a cart; `components` names each of its parts once, or none */
        post: operations["addBundleProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/entries/{entryNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a line */
        delete: operations["removeCartEntry"];
        options?: never;
        head?: never;
        /** Set the quantity of a line, 0 removes it, and whether it is bought once or comes again */
        patch: operations["changeCartEntry"];
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A cart by its guid */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/anonymous/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart of this visit, by SESSION cookie or guid; an empty one where there is none */
        get: operations["getAnonymousCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/current/carts/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cart of the customer who is logged in */
        get: operations["getCurrentCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/getCustomerDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who this visit is and what is in its cart */
        get: operations["getCustomerDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/coupon/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Put a coupon on a cart; it takes the place of the one before */
        get: operations["applyCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/coupons/applyCouponData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Put a coupon on the visit’s own cart */
        get: operations["applyCouponData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/coupons/applyQueryParamCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A coupon that came in the address: put on the visit’s cart, or kept until there is one; another on the cart stays */
        get: operations["applyQueryParamCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/coupons/{couponCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a coupon off a cart */
        delete: operations["removeCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/prices/why": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why a product costs what it costs: every price that might count, and which one wins */
        get: operations["adminGetPriceReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promotions of a site */
        get: operations["adminListPromotions"];
        put?: never;
        /** Promotion: add one */
        post: operations["adminAddPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/promotions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promotion: one row */
        get: operations["adminGetPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Promotion: change fields, now or at a time to come */
        patch: operations["adminSavePromotion"];
        trace?: never;
    };
    "/admin/v1/{site}/promotions/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Promotions: change many at once; first a preview, then with its hash */
        post: operations["adminBulkPromotions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/promotions/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a cart costs without a promotion and with it; nothing is written */
        post: operations["adminSimulatePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Whom the order is for */
        put: operations["setCartEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/addresses/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Where the order goes: one error item a field */
        put: operations["setDeliveryAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/addresses/delivery/{addressId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Have the order sent to an address that the customer keeps */
        put: operations["chooseDeliveryAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/businessdetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** A company’s purchase order and tax exemption; what is left out or empty is taken away */
        put: operations["setBusinessDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/deliverymodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways of delivery and what each costs */
        get: operations["getDeliveryModes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/deliverymode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose a way of delivery */
        put: operations["setDeliveryMode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Attach the token that the payment provider’s card fields gave out */
        put: operations["setPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/geo/cityLatLong": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a city of the site’s country is */
        get: operations["getCityLatLong"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/geo/geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The postal code at a point */
        get: operations["getPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/geo/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The region and the town of a postal code of the site’s country */
        get: operations["getPostalPlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of a customer, newest first */
        get: operations["getOrders"];
        put?: never;
        /**
         * Place an order
         * @description 201: paid and placed. 202: the payment needs the shopper (`nextAction`) or its outcome is not known yet; it ends as one order and one charge, or none.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/orders/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order; a guest’s by its guid */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/orders/{code}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on after the shopper authenticated the payment */
        post: operations["confirmOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/orders/{code}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel until the order is picked: stock and payment go back */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/recentOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last order placed; 204 where there is none */
        get: operations["getRecentOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put into the cart what an order held, as far as it is sold and in stock */
        post: operations["reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/claimOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an order placed as a guest the customer’s own */
        post: operations["claimOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/orders/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to an order; the same answer whether or not number and address belong together */
        post: operations["lookUpOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/orders/lookup/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use the mailed link: the guid by which a guest reads and claims the order */
        post: operations["openOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/orders/{code}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was given back of an order, and what is left */
        get: operations["getRefunds"];
        put?: never;
        /**
         * Give back lines of an order, shipping, or all that is left
         * @description The amount follows from the lines: their price less their share of the coupons, with its tax. The order stays where it is; what has not left of these lines is not sent any more.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of a site, latest first; guests’ too */
        get: operations["adminListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/orders/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with its parcels, refunds, payment and notes, and what can be done with it now */
        get: operations["adminGetOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/orders/{code}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send what is left, or lines, or units of lines */
        post: operations["adminShipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/orders/{code}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that what was sent arrived, or a part of it */
        post: operations["adminDeliverOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/orders/{code}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All of it came back: stock and payment too */
        post: operations["adminReturnOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/orders/{code}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the confirmation once more */
        post: operations["adminResendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/orders/{code}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write something down about the order, for staff */
        post: operations["adminAddOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/orders/{code}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel before any of it was sent: stock and payment go back */
        post: operations["adminCancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/orders/{code}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund lines, units of them, shipping, or all that is left */
        post: operations["adminRefundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/storeCredit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Store credit of a customer: the balance, and what was added and taken, newest first */
        get: operations["getStoreCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The store credit of a customer, and how it came about */
        get: operations["adminGetCustomerCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a site owes its customers in store credit */
        get: operations["adminGetCreditLiability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/credit/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a customer store credit, or take some, and say why */
        post: operations["adminAdjustCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/credit/adjustments/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an adjustment of store credit back, by an entry of its own */
        post: operations["adminReverseCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account and log in */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/loginLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in by the link that was mailed after too many tries */
        post: operations["loginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refreshAuthToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use a refresh token, once; the call may be repeated for a minute by its Idempotency-Key */
        post: operations["refreshAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refreshToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use the refresh token of the cookie */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the log-in of the refresh token in body or cookie, and of the bearer; their tokens end with it */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a log-in at the outside identity provider: answers where the browser goes */
        post: operations["authorize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End that log-in with the parameters that the provider sent back to /authCallBack */
        post: operations["authCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to choose a new password; the same answer for every address */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password by the mailed link; ends every log-in */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirmEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use the link that proves a new address */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirmRemoval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use the link that removes an account */
        post: operations["confirmRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password; ends the other log-ins */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mail a link to a new address, which proves it */
        put: operations["changeEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the account and all that is known of the person; orders stay without one */
        post: operations["removeCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/removalLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link that removes the account, for who has no password */
        post: operations["mailRemovalLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the customer is logged in */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /** End all log-ins but this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one log-in */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tokens for servers and other clients: refresh grant and client credentials */
        post: operations["token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/systemUserToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A token of the system user for a server, by its client credentials; never for a browser */
        get: operations["systemUserToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokenToSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move tokens that a client was given into cookies */
        post: operations["tokenToSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/handleLoggedInUserCookies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Set the log-in cookies for who shows a token that is good, clear them for everybody else */
        get: operations["handleLoggedInUserCookies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/extractNoboToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a no-login link is good for, and whose it is */
        get: operations["extractNoboToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/nobo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An access token for who holds a no-login link, with the link’s scopes */
        get: operations["getNoboToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One auto-delivery, priced now */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Date, frequency, products, address, card, cups and pods: all of it or none */
        patch: operations["changeSubscription"];
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave out the coming order, or take that back */
        post: operations["skipSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Nothing before a day, which is the next order’s */
        post: operations["pauseSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a pause; the day is the next order’s */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End it: nothing more is charged */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}/ship-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an order today, once in 24 hours; the next is a frequency later */
        post: operations["shipSubscriptionNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put another product in the place of one */
        post: operations["swapSubscriptionProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/subscriptions/{subscriptionId}/backup-product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What comes when a product is sold out; at most three */
        post: operations["changeBackupProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/autoDeliveryHomePageData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next order at a glance, the year ahead, savings and every auto-delivery */
        get: operations["getAutoDeliveryHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/getExistingADDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The auto-deliveries that have not ended, the soonest first */
        get: operations["getExistingAutoDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/getAdType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which types of auto-delivery a member has */
        get: operations["getAutoDeliveryType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/getRecommendedProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products like those that come already, for the next order */
        get: operations["getProductsForUpcomingOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/user/fetchAllActiveSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The auto-deliveries that run */
        get: operations["getActiveSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/user/subscriptions/smart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The smart auto-deliveries that have not ended */
        get: operations["getSmartSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/user/subscriptions/scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The scheduled auto-deliveries that have not ended */
        get: operations["getScheduledSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/user/userSubscribedProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products that come again and again */
        get: operations["getSubscribedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/getSiteNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a member should know: a card that expires, a payment that failed. Changes nothing */
        post: operations["getSiteNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/cms/autoDeliveryComponent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The lines of a cart that could come on auto-delivery, and what that saves */
        get: operations["getAutoDeliveryComponent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/autoDeliveryConsent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a shopper agrees to before a cart with auto-delivery is ordered */
        get: operations["getAutoDeliveryConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addProductToAdCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a product to the coming order, once or every time */
        post: operations["addProductToUpcomingOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/removeEntryFromAdCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a product out of the coming order, and of those after it unless it came once */
        post: operations["removeEntryFromUpcomingOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/auto-delivery/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many orders auto-delivery will make on each day, eight weeks from today unless told */
        get: operations["adminGetDeliveryCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/auto-delivery/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What auto-delivery needs of each variant in eight weeks, and when it runs out */
        get: operations["adminGetStockForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/auto-delivery/calendar/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose orders auto-delivery will make on a day */
        get: operations["adminListDeliveriesOfDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/auto-delivery/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Auto-deliveries whose charge failed and is not paid yet */
        get: operations["adminListFailedCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/boxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Monthly boxes of a site */
        get: operations["adminListBoxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/boxes/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Monthly box: one row */
        get: operations["adminGetBox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Monthly box: change fields, now or at a time to come */
        patch: operations["adminSaveBox"];
        trace?: never;
    };
    "/admin/v1/{site}/reports/boxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Monthly boxes by month and by day of the cut-off, and contents that are short of stock */
        get: operations["adminGetBoxBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/addMonthlyBoxSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a monthly box in a cart, in place of one that is there */
        post: operations["addMonthlyBoxSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/carts/{cartGuid}/monthlyBoxConsent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a shopper agrees to before a cart with a monthly box is ordered */
        get: operations["getMonthlyBoxConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/getMFPSubscriptionCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The monthly box of a cart, or one that the customer has */
        get: operations["getMFPSubscriptionCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/updateMonthlyFixedPriceCampaignCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a monthly box: its products, size, address or card, skip a month, or end it */
        post: operations["updateMonthlyFixedPriceCampaignCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/givenBox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A monthly box that somebody is given, by the link in the mail */
        get: operations["getGivenBox"];
        put?: never;
        /** Choose what is in a box that somebody is given, or where it goes, until the cut-off */
        post: operations["changeGivenBox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/getBrewers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The brewers that a campaign may sell, at its prices */
        get: operations["getBrewers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/productSelect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the drinks that a campaign may sell */
        get: operations["productSelect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/fetchHelpMePods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Help to choose: questions, and the drinks of a campaign that suit the answers */
        get: operations["fetchHelpMePods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/getKSKCategoryAndCollection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories and collections that have something of a campaign */
        get: operations["getKSKCategoryAndCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/fetchCollectionCategoryData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category or collection, with a page of what a campaign may sell of it */
        get: operations["fetchCollectionCategoryData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/getCampaignBuyingGuideComponent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a campaign goes, step by step */
        get: operations["getCampaignBuyingGuideComponent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/getMiscCampaignData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a campaign takes and gives, or all that are open */
        get: operations["getMiscCampaignData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/getCartEstimationData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a kit comes to: now, with each later order, and when it is ended early */
        get: operations["getCartEstimationData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/getMonthlyFixedPriceDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sizes, prices and dates of the monthly box */
        get: operations["getMonthlyFixedPriceDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/c/fetchMonthlyProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what may be in a monthly box */
        get: operations["fetchMonthlyProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/products/searchMonthlyProducts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be in a monthly box, by a text */
        get: operations["searchMonthlyProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/cart/addCampaignBundle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a kit into a cart: the brewer at its price, and what comes with it on auto-delivery */
        post: operations["addCampaignBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/campaign/getCampaignSubscriptionCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kit of a cart: what it has and needs, what it comes to, and what is agreed to */
        get: operations["getCampaignSubscriptionCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/getUserCampaignInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The commitments and monthly boxes of a customer, with what ending each would cost now */
        get: operations["getUserCampaignInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/campaigns/{commitmentId}/endEarly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a commitment for what that costs now, and its auto-delivery with it */
        post: operations["endCommitmentEarly"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/campaigns/{commitmentId}/exception": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up what a commitment owes, or move its deadline, and say why */
        post: operations["makeCommitmentException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaigns and kits of a site */
        get: operations["adminListCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/campaigns/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaign: one row */
        get: operations["adminGetCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Campaign: change fields, now or at a time to come */
        patch: operations["adminSaveCampaign"];
        trace?: never;
    };
    "/admin/v1/{site}/reports/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kits sold, commitments open, met and unmet, and what would be owed if all ended today */
        get: operations["adminGetCampaignReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in to the back office: password and second factor; the session is a cookie */
        post: operations["adminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the log-in */
        post: operations["adminLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in, and what the role may do */
        get: operations["adminGetMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works for the shop */
        get: operations["adminListStaff"];
        put?: never;
        /** Add a member of staff: answers the one-time link with which the log-in is set up */
        post: operations["adminAddStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/staff/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new one-time link: new password, new authenticator; log-ins end at once */
        post: operations["adminRenewStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End a member’s work here: log-ins end at once, the history keeps the name */
        delete: operations["adminRemoveStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/agent/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in as an agent of customer service: password and second factor */
        post: operations["agentLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/agent/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** With a one-time link: what to set up; with a password and a code as well: set it up */
        post: operations["agentSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/agent/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Act for a customer until the session timer ends */
        post: operations["startAgentSession"];
        /** End acting for a customer; with the log-in’s own token, log out */
        delete: operations["endAgentSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/customers/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers of the site by name, e-mail or order number, for agents */
        get: operations["searchCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/agentNotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What agents wrote down about the customer, for agents */
        get: operations["getAgentNotes"];
        put?: never;
        /** Write something down about the customer, for whoever helps next */
        post: operations["addAgentNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Customers of a site by name, e-mail or order number */
        get: operations["adminListCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A customer with the latest orders, auto-deliveries and notes */
        get: operations["adminGetCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write something down about the customer, for whoever helps next */
        post: operations["adminAddCustomerNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/subscriptions/{subscriptionId}/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave out the coming order of a customer’s auto-delivery, or take that back */
        post: operations["adminSkipSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/subscriptions/{subscriptionId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move the coming order of a customer’s auto-delivery to another day */
        post: operations["adminMoveSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/subscriptions/{subscriptionId}/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put another product in the place of one in a customer’s auto-delivery */
        post: operations["adminSwapSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/subscriptions/{subscriptionId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a customer’s auto-delivery, as the customer asked */
        post: operations["adminCancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/subscriptions/{subscriptionId}/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Charge the card of a customer’s auto-delivery again for what could not be charged */
        post: operations["adminChargeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/csp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A violation of a page’s content security policy, as browsers report it */
        post: operations["postCspReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/getTealiumTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tags of a page: its name, type, category and id */
        post: operations["getTealiumTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/newsletter/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter; the same answer for every address */
        post: operations["subscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/kpcEmailSignup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter through a marketing form */
        post: operations["signUpByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Press the link of the confirmation */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a subscription, by the page’s button or by a mail program’s */
        post: operations["unsubscribeNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/alert/alertMe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One mail when a sold-out variant is back; a repeat changes nothing */
        post: operations["requestAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the shop: one error item a field */
        post: operations["contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/submitReferral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refer a friend: one mail with a coupon; the same answer for every address */
        post: operations["submitReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Friends whom a customer has referred, newest first, and what there is to win */
        get: operations["getReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/referrals/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent lets a held referral be credited */
        post: operations["releaseReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/referrals/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An agent ends a held referral without a credit */
        post: operations["refuseReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Referrals whose friend and sender look like one person */
        get: operations["adminListHeldReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/referrals/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a held referral be credited, or end it without a credit */
        post: operations["adminDecideReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/brewerRegistration/v2/validateSerialNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether a brewer can be registered, and which model it is */
        post: operations["validateSerialNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/brewerRegistration/v2/registernewbrewer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a brewer one’s own: one registration a serial number, and its warranty */
        post: operations["registerNewBrewer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/brewerRegistration/v2/getBrewerQuestionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of a brewer of one’s own, with what was answered */
        get: operations["getBrewerQuestionnaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/brewerRegistration/v2/updateBrewerQuestionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer or skip questions of a brewer of one’s own */
        post: operations["updateBrewerQuestionnaire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/brewerRegistration/v2/getBrewerCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The one coupon of a brewer of one’s own, once its questions are answered or skipped */
        post: operations["getBrewerCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/brewerRegistration/v2/coupon/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the coupon of a brewer of one’s own on a cart; it takes the place of the one before */
        post: operations["applyBrewerCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/lms/{site}/fetchLoyaltyDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The points of a member, and what they are good for; the latter for visitors too */
        get: operations["fetchLoyaltyDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/lms/{site}/fetchLoyaltyPointsHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the points of a member, newest first */
        get: operations["fetchLoyaltyPointsHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/loyaltyProgramSignup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join the perks programme, or leave it */
        post: operations["loyaltyProgramSignup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/user/rewards/appliedRewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reward on a cart, and what can be spent beside it */
        get: operations["getAppliedRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/user/rewards/applyReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a reward on a cart: one an order, beside something that is bought once */
        post: operations["applyReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/user/rewards/removeReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a reward off a cart; its points are given back */
        post: operations["removeReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/user/rewards/swapReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange the reward on a cart for another, whose points count first; refused, the old one stays */
        post: operations["swapReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/getLoyaltyPoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a cart or products would earn, and how far the next reward is */
        post: operations["getLoyaltyPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/loyaltyAdjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a member points, or take some, and say why */
        post: operations["adjustLoyaltyPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/loyaltyAdjustments/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo an adjustment, once */
        post: operations["reverseLoyaltyAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/perks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The points of a customer, and how they came about */
        get: operations["adminGetCustomerPerks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/perks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open points of a site, and what they will cost */
        get: operations["adminGetPerksLiability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/perks/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a customer points, or take some, and say why */
        post: operations["adminAdjustPerks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/customers/{customerId}/perks/adjustments/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an adjustment of points back, by an entry of its own */
        post: operations["adminReversePerks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/recipes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The drinks that a customer has designed */
        get: operations["getRecipes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/recipes/openDesignSpectrum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be chosen for a drink: pods, sizes, strengths, milks, syrups, toppings and cups */
        get: operations["openDesignSpectrum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/recipes/saveRecipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a new drink */
        post: operations["saveRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/recipes/updateRecipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a drink of one’s own, as a whole */
        put: operations["updateRecipe"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/recipes/deleteRecipe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Remove a drink of one’s own; its link shows nothing from then on */
        get: operations["deleteRecipe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recipes/{recipeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A drink, for whoever has its link */
        get: operations["getSharedRecipe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/recipes/{recipeId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a drink, an SVG */
        get: operations["getRecipePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/beverage-quiz/fetchQuizResponse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of the beverage quiz, and a result that was shared */
        get: operations["fetchQuizResponse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/beverage-quiz/submitQuiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What to drink: three sure picks and an adventurous one, each with its reason */
        post: operations["submitQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/beverage-quiz/mailResult": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a result mailed to an address, at most three times a day each */
        post: operations["mailQuizResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/beverage-quiz/countStep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count that a question was shown, answered or skipped; it names nobody */
        post: operations["countQuizStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/decision/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A token for one brewer quiz */
        post: operations["decisionAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/decision/chat-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The next question of the brewer quiz, or its result */
        post: operations["decisionChatStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/users/{user}/tasteProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a customer likes, with the questions by which it is changed */
        get: operations["getTasteProfile"];
        /** Keep these answers as what a customer likes */
        put: operations["changeTasteProfile"];
        post?: never;
        /** Forget what a customer likes */
        delete: operations["removeTasteProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/quiz-questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quiz questions of a site */
        get: operations["adminListQuizQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/quiz-questions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Question: one row */
        get: operations["adminGetQuizQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Question: change fields, now or at a time to come */
        patch: operations["adminSaveQuizQuestion"];
        trace?: never;
    };
    "/admin/v1/{site}/quizzes/{quiz}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions, scores, limits and reasons of a quiz as a CSV file */
        get: operations["adminGetQuizFile"];
        put?: never;
        /** Make a table, or an earlier version, the next version of a quiz */
        post: operations["adminImportQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/quizzes/{quiz}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where people leave a quiz, and products that its results show never or too often */
        get: operations["adminGetQuizReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/experiments/{screen}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a screen shows this visitor of its experiments */
        get: operations["getShownArms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v2/{site}/experiments/exposures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says which arms a browser showed; what this visitor was not given is not counted */
        post: operations["postExposure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/experiments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Experiments of a site */
        get: operations["adminListExperiments"];
        put?: never;
        /** Experiment: add one */
        post: operations["adminAddExperiment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/experiments/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Experiment: one row */
        get: operations["adminGetExperiment"];
        put?: never;
        post?: never;
        /** Experiment: remove one */
        delete: operations["adminRemoveExperiment"];
        options?: never;
        head?: never;
        /** Experiment: change fields, now or at a time to come */
        patch: operations["adminSaveExperiment"];
        trace?: never;
    };
    "/admin/v1/{site}/reports/experiments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visitors, buyers and revenue of each arm of the site’s experiments */
        get: operations["adminGetExperimentReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is to do, and the sales of yesterday and today */
        get: operations["adminGetHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sales by day, in the site’s time zone */
        get: operations["adminGetSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/sales.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file */
        get: operations["adminGetSalesFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Taxes */
        get: operations["adminGetTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/taxes.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file */
        get: operations["adminGetTaxesFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coupon cost */
        get: operations["adminGetCouponCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/coupons.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file */
        get: operations["adminGetCouponCostFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches without results */
        get: operations["adminGetSearchMisses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/searches.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file */
        get: operations["adminGetSearchMissesFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Auto-deliveries by month */
        get: operations["adminGetSubscriptionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/subscriptions.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file */
        get: operations["adminGetSubscriptionReportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/liabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Liabilities */
        get: operations["adminGetLiabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/liabilities.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file */
        get: operations["adminGetLiabilitiesFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reconciliation */
        get: operations["adminGetReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/reports/reconciliation.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same as a file */
        get: operations["adminGetReconciliationFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/v1/{site}/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is left to do before the shop opens, each measured from what the shop holds */
        get: operations["adminGetOpening"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What went wrong, one item a problem. */
        ErrorList: {
            errors: {
                type: string;
                message: string;
                reason?: string;
                subject?: string;
                subjectType?: string;
            }[];
        };
        Edit: {
            id: string;
            /** @description ISO 8601 */
            at: string;
            staff: string;
            resource: string;
            key: string;
            before?: {
                [key: string]: unknown;
            };
            after?: {
                [key: string]: unknown;
            };
            reason?: string;
            undoes?: string;
            undoneBy?: string;
            batch?: string;
            scheduled?: string;
            /** @description Whether the row still says what this edit left */
            undoable: boolean;
        };
        ScheduledEdit: {
            id: string;
            resource: string;
            key: string;
            changes: {
                [key: string]: unknown;
            };
            /** @description ISO 8601 */
            from: string;
            /** @description ISO 8601 */
            until?: string;
            reason?: string;
            /** @enum {unknown} */
            status: "draft" | "waiting" | "active" | "done" | "failed" | "cancelled";
            problem?: string;
            staff?: string;
            batch?: string;
        };
        EditBatch: {
            id: string;
            total: number;
            done: number;
            skipped: {
                key: string;
                message: string;
            }[];
            /** @enum {unknown} */
            status: "running" | "done" | "undoing" | "undone";
        };
        /** @description Fields beyond these follow the type code. */
        Component: {
            uid: string;
            typeCode: string;
        } & {
            [key: string]: unknown;
        };
        Page: {
            uid: string;
            label: string;
            pageType: string;
            title: string;
            metadata?: {
                name: string;
                content: string;
            }[];
            contentSlots?: {
                position: string;
                components: components["schemas"]["Component"][];
            }[];
            configurationData?: {
                entry: {
                    key: string;
                    value: unknown;
                }[];
            };
        };
        ComponentList: {
            component: components["schemas"]["Component"][];
            pagination: {
                currentPage: number;
                pageSize: number;
                totalPages: number;
                totalResults: number;
            };
        };
        SiteConfig: {
            siteConfigurations: {
                entry: {
                    key: string;
                    value: unknown;
                }[];
            };
            messageItems: {
                entry: {
                    key: string;
                    value: unknown;
                }[];
            };
            contentSlots: {
                position: string;
                components: components["schemas"]["Component"][];
            }[];
        };
        LoginPage: {
            configurationData: {
                entry: {
                    key: string;
                    value: unknown;
                }[];
            };
            metadata: {
                name: string;
                content: string;
            }[];
            title: string;
        };
        Price: {
            /** @description Major units. */
            value: number;
            currencyIso: string;
            formattedValue: string;
        };
        TaxTotal: {
            name: string;
            percent: number;
            amount: components["schemas"]["Price"];
        };
        SurchargeTotal: {
            code: string;
            /** @description What it is for, in the reader’s language; in an order, in its shopper’s. */
            label: string;
            amount: components["schemas"]["Price"];
        };
        /** @description In lists only the default variant has what follows `purchasable`; the product page has all. */
        VariantOption: {
            code: string;
            defaultVariant: boolean;
            isColorVariant: boolean;
            color?: string;
            /** @description Swatch, #rrggbb. */
            variantColor?: string;
            count?: number;
            unit?: "ct" | "oz";
            boxCount?: number;
            stock: {
                stockLevelStatus: "inStock" | "outOfStock";
            };
            purchasable: boolean;
            options?: {
                name: string;
                value: string;
            }[];
            priceData?: components["schemas"]["Price"];
            originalPriceData?: components["schemas"]["Price"];
            isDiscountPrice?: boolean;
            discountPriceData?: components["schemas"]["Price"];
            promotedPriceData?: components["schemas"]["Price"];
            personalizedPriceData?: components["schemas"]["Price"];
            campaignPriceData?: components["schemas"]["Price"];
            autoDeliveryPriceData?: components["schemas"]["Price"];
            pricePerPod?: components["schemas"]["Price"];
            variantPrice?: {
                listPrice: components["schemas"]["Price"];
            };
            autoDeliveryRecurringPriceData?: components["schemas"]["Price"];
            /** @description With `fields=FULL`: what each order after the first of an auto-delivery of 1, 2, … of it comes to, with shipping to an ordinary region and before tax. */
            autoDeliveryTotals?: components["schemas"]["Price"][];
            /** @description With `fields=FULL`: how much less each of `autoDeliveryTotals` is than the same number bought once, shipping included; negative where it is more. */
            autoDeliverySavings?: components["schemas"]["Price"][];
            salesPriceStrategy?: "ALL" | "OTP" | "AD_PARENT_OTP" | "AD_RECURRING_OTP";
            image?: string;
        };
        Classification: {
            code: string;
            features: {
                code: string;
                name: string;
                featureValues: {
                    code: string;
                    value: string;
                }[];
            }[];
        };
        /** @description BASIC ends before `podId`, DEFAULT before `optionNames`. */
        Product: {
            code: string;
            name: string;
            url: string;
            brand: string;
            productType: "Coffee" | "Accessory" | "Brewer" | "Bundle";
            defaultVariantCode: string;
            stock: {
                stockLevelStatus: "inStock" | "outOfStock";
            };
            /** @description Active and priced; `stock` says whether there is any. */
            purchasable: boolean;
            images: {
                name: string;
                url: string;
                alt: string;
                width: number;
                height: number;
            }[];
            priceData: components["schemas"]["Price"];
            originalPriceData: components["schemas"]["Price"];
            isDiscountPrice: boolean;
            discountPriceData?: components["schemas"]["Price"];
            promotedPriceData?: components["schemas"]["Price"];
            personalizedPriceData?: components["schemas"]["Price"];
            campaignPriceData?: components["schemas"]["Price"];
            autoDeliveryPriceData?: components["schemas"]["Price"];
            pricePerPod?: components["schemas"]["Price"];
            podId?: string;
            series?: string;
            packType?: "Bagged" | "Canned" | "Fractional";
            summary?: string;
            /** @description text||#foreground||#background */
            badge?: string;
            baseProduct?: string;
            categories?: {
                code: string;
                name: string;
            }[];
            bundleMarkerProduct?: boolean;
            isBeveragesCategory?: boolean;
            isBrewersCategory?: boolean;
            isAccessoriesCategory?: boolean;
            isFiftyPercentCampaignEligible?: boolean;
            isFreeCampaignEligible?: boolean;
            isKskLiteCampaignEligible?: boolean;
            isBBADCampaignEligible?: boolean;
            isAFHKbbFreeEligible?: boolean;
            isAFHKbbPlatinumEligible?: boolean;
            isAFHSubscriptionEligible?: boolean;
            isPremiumBrewerCampaignEligible?: boolean;
            isProductBMSMEligible?: boolean;
            isPersonalizedProduct?: boolean;
            isVirtualProduct?: boolean;
            /** @description None of the eleven flags above is set. */
            isPlainProduct?: boolean;
            roast?: {
                code: string;
                name: string;
            };
            caffeine?: {
                code: string;
                name: string;
            };
            beverageType?: {
                code: string;
                name: string;
            };
            strength?: number;
            flavour?: {
                code: string;
                name: string;
            }[];
            variantOptions?: components["schemas"]["VariantOption"][];
            optionNames?: string[];
            classifications?: components["schemas"]["Classification"][];
            potentialPromotions?: {
                code: string;
                description: string;
            }[];
            components?: {
                code: string;
                qty: number;
            }[];
            /** @description HTML, sanitised. */
            description?: string;
        };
        Pagination: {
            currentPage: number;
            pageSize: number;
            totalPages: number;
            totalResults: number;
        };
        SearchState: {
            query?: {
                /** @description text:sort:facet:value… */
                value: string;
            };
            /** @description The `filters` parameter that leads there. */
            filters: string;
        };
        ProductSearchPage: {
            products: components["schemas"]["Product"][];
            pagination: components["schemas"]["Pagination"];
            sorts: {
                code: string;
                name: string;
                selected: boolean;
            }[];
            facets: {
                code: string;
                name: string;
                multiSelect: boolean;
                values: {
                    code: string;
                    name: string;
                    count: number;
                    selected: boolean;
                    query: components["schemas"]["SearchState"];
                }[];
            }[];
            breadcrumbs: {
                facetCode: string;
                facetName: string;
                facetValueCode: string;
                facetValueName: string;
                removeQuery: components["schemas"]["SearchState"];
            }[];
            currentQuery: components["schemas"]["SearchState"];
            freeTextSearch: string;
            spellingSuggestion?: {
                query: string;
                suggestion: string;
            };
            /** @description The results are for this text. */
            correctedText?: string;
            keywordRedirectUrl?: string;
            popularTerms?: string[];
        };
        CategoryData: {
            code: string;
            name: string;
            url: string;
            title: string;
            metadata: {
                name: string;
                content: string;
            }[];
            typeCode: "Category" | "BrandCategory";
            cmAnalyticsPageType: string;
            breadcrumbs: {
                code: string;
                name: string;
                url: string;
            }[];
            subcategories: {
                code: string;
                name: string;
                url: string;
            }[];
            /** @description Component of the content; absent where there is none. */
            bannerBackgroundComponentId?: string;
            bannerBackgroundComponentList: string[];
            bannerBackgroundImage?: string;
            bannerLink?: {
                title: string;
                url: string;
            };
            story?: {
                title?: string;
                text?: string;
                image?: string;
            };
        };
        CategoryPage: {
            products: components["schemas"]["Product"][];
            pagination: components["schemas"]["Pagination"];
            sorts: {
                code: string;
                name: string;
                selected: boolean;
            }[];
            facets: {
                code: string;
                name: string;
                multiSelect: boolean;
                values: {
                    code: string;
                    name: string;
                    count: number;
                    selected: boolean;
                    query: components["schemas"]["SearchState"];
                }[];
            }[];
            breadcrumbs: {
                facetCode: string;
                facetName: string;
                facetValueCode: string;
                facetValueName: string;
                removeQuery: components["schemas"]["SearchState"];
            }[];
            currentQuery: components["schemas"]["SearchState"];
            categoryCode: string;
            categoryName: string;
            /** @description The products of `recProductCodes`, in that order. */
            rtsProducts: components["schemas"]["Product"][];
        };
        ProductList: {
            products: components["schemas"]["Product"][];
            pagination?: components["schemas"]["Pagination"];
        };
        Suggestions: {
            suggestions: {
                value: string;
            }[];
            products: components["schemas"]["Product"][];
        };
        /** @description Without `redirectUrl` the text leads to search results. */
        KeywordRedirect: {
            text: string;
            redirectUrl?: string;
            title?: string;
            metadata?: {
                name: string;
                content: string;
            }[];
        };
        BundleData: {
            code: string;
            bundleMarkerProduct: boolean;
            priceData: components["schemas"]["Price"];
            originalPriceData: components["schemas"]["Price"];
            /** @description How many pods it holds, and what it saves against its parts one by one. */
            contents?: string;
            components: {
                code: string;
                qty: number;
                product?: components["schemas"]["Product"];
                options?: {
                    name: string;
                    value: string;
                }[];
            }[];
        };
        Comparison: {
            products: components["schemas"]["Product"][];
            attributes: {
                code: string;
                name: string;
                /** @description One a product, in their order; empty where unknown. */
                values: string[];
                differs: boolean;
            }[];
            /** @description Codes that are not sold here. */
            missing: string[];
        };
        CatalogImport: {
            id: string;
            at: string;
            file: string;
            bytes: number;
            staff: string;
            /** @enum {unknown} */
            status: "uploading" | "checking" | "checked" | "applying" | "done" | "failed";
            done: number;
            total: number;
            /** @description Why the file cannot be used */
            problem?: string;
            counts?: {
                rows: number;
                created: number;
                updated: number;
                unchanged: number;
                refused: number;
                notSold: number;
                stockSet: number;
                stockLeft: number;
                categories: number;
                refusedRows: number;
                warnings: number;
                changes: number;
            };
            /** @description On the file as a whole */
            notes: string[];
            /** @description The first 50 cells that change */
            differences: {
                product: string;
                variant?: string;
                column: string;
                /** @description Absent: it is new */
                before?: string;
                after: string;
            }[];
            /** @description The first 50 rows that are refused or warned of */
            findings: {
                /** @description From 1; 0: of no one line */
                line: number;
                product: string;
                /** @enum {unknown} */
                kind: "refused" | "warning";
                reason: string;
            }[];
            /** @description Whether one undo takes it back */
            undoable: boolean;
            /** @description What is undone */
            batch?: string;
        };
        ContextToken: {
            token: string;
            /** @description Seconds. */
            expires_in: number;
            customerId: string;
        };
        ContextRecommendations: {
            contextID: string;
            customerId: string;
            ResultContent: {
                productCode: string;
                /** @description 1 is the first. */
                rank: number;
            }[];
            /** @description What the customer likes that moved them: “Because you like …”. */
            because?: string;
        };
        VariantProducts: {
            products: components["schemas"]["Product"][];
            /** @description The ids are there where the code has four parts that name them. */
            variants: {
                code: string;
                productCode: string;
                brandId?: string;
                brandVarietyId?: string;
            }[];
        };
        AutoDeliveryProducts: {
            componentID: string;
            jobCode: string;
            products: components["schemas"]["Product"][];
        };
        AppliedVoucher: {
            code: string;
            name: string;
            /** @description False while it takes nothing off; `message` says why. */
            active: boolean;
            amount: components["schemas"]["Price"];
            freeShipping: boolean;
            message?: string;
        };
        Profile: {
            customerId: string;
            uid: string;
            email: string;
            name: string;
            firstName: string;
            lastName: string;
            /** @description Ten digits */
            phone?: string;
            language: "en" | "fr";
            perksOptIn: boolean;
            /** Format: date-time */
            created: string;
        };
        ChangeProfile: {
            firstName?: string;
            lastName?: string;
            /** @description Empty: none */
            phone?: string;
            language?: "en" | "fr";
        };
        PerksOptIn: {
            /** @description Whether the customer is a member */
            perksOptIn: boolean;
        };
        SaveAddress: {
            firstName: string;
            lastName: string;
            companyName?: string;
            line1: string;
            line2?: string;
            town: string;
            region: {
                isocode: string;
            };
            country: {
                isocode: string;
            };
            postalCode: string;
            phone: string;
            /** @description Makes it the default */
            defaultAddress?: boolean;
        };
        SavedAddress: {
            firstName: string;
            lastName: string;
            companyName?: string;
            line1: string;
            line2?: string;
            town: string;
            region: {
                isocode: string;
            };
            country: {
                isocode: string;
            };
            postalCode: string;
            phone: string;
            id: string;
            defaultAddress: boolean;
        };
        SavedAddresses: {
            addresses: components["schemas"]["SavedAddress"][];
        };
        SaveCard: {
            /** @description test */
            provider: string;
            /** @description What the provider’s card fields gave out */
            token: string;
            defaultPayment?: boolean;
        };
        PaymentDetails: {
            id: string;
            defaultPayment: boolean;
            provider: string;
            card?: {
                brand: string;
                lastFour: string;
                expiryMonth: number;
                expiryYear: number;
            };
        };
        PaymentDetailsList: {
            payments: components["schemas"]["PaymentDetails"][];
        };
        AddProduct: {
            code: string;
            qty: number;
            /** @description True where left out. */
            isOneTimeProduct?: boolean;
            boxPerShipmentQty?: number;
            frequencyWeeks?: number;
            /** @description Left out by an anonymous caller: the session’s cart, else a new one. */
            cartGuid?: string;
        };
        AddProducts: {
            products: {
                code: string;
                qty: number;
                /** @description True where left out. */
                isOneTimeProduct?: boolean;
                boxPerShipmentQty?: number;
                frequencyWeeks?: number;
            }[];
            /** @description Left out by an anonymous caller: the session’s cart, else a new one. */
            cartGuid?: string;
        };
        AddBundle: {
            code: string;
            qty: number;
            components: {
                code: string;
            }[];
            /** @description Left out by an anonymous caller: the session’s cart, else a new one. */
            cartGuid?: string;
        };
        ChangeEntry: {
            /** @description 0 removes the line. */
            qty?: number;
            /** @description Buys the line once, or again and again. Left out: as it is. */
            isOneTimeProduct?: boolean;
            frequencyWeeks?: number;
        };
        CartProduct: {
            /** @description Variant code */
            code: string;
            productCode?: string;
            name: string;
            brand?: string;
            productType?: string;
            url?: string;
            /** @description Address of the picture; takes `?w=`. */
            image?: string;
            options?: {
                [key: string]: string;
            };
            /** @description Bagged, Canned or Fractional */
            packType?: string;
            count?: number;
            /** @description Pods in one. Only what is counted in pods can come by the cups that are drunk. */
            pods?: number;
            boxCount?: number;
            variantColor?: string;
        };
        OrderEntry: {
            entryNumber: number;
            quantity: number;
            qty: number;
            isOneTimeProduct: boolean;
            boxPerShipmentQty?: number;
            frequencyWeeks?: number;
            /** @description In an order, instead of the weeks: it comes again when so many cups are drunk */
            cupsPerDay?: number;
            product: components["schemas"]["CartProduct"];
            basePrice: components["schemas"]["Price"];
            listPrice: components["schemas"]["Price"];
            totalPrice: components["schemas"]["Price"];
            /** @description list, discount, promoted, autoDelivery, personalized, campaign, buyMoreSaveMore, promotion, or what another part of the shop calls its price */
            priceKind: string;
            /** @description What shoppers read of that price, such as the name of a promotion */
            priceLabel?: string;
            /** @description In a cart: the part of the shop that put the line in, such as a gift. It is neither changed nor removed. Absent: the shopper did. */
            addedBy?: string;
            /** @description False once the product is no longer sold. */
            available: boolean;
            /** @description Amounts beside the price, in no other sum but the totals. Absent: none. */
            surcharges?: components["schemas"]["SurchargeTotal"][];
            components?: {
                code: string;
            }[];
        };
        Address: {
            firstName: string;
            lastName: string;
            companyName?: string;
            line1: string;
            line2?: string;
            town: string;
            region: {
                isocode: string;
            };
            country: {
                isocode: string;
            };
            postalCode: string;
            phone: string;
        };
        PaymentInfo: {
            provider: string;
            card?: {
                brand: string;
                lastFour: string;
                expiryMonth: number;
                expiryYear: number;
            };
        };
        Cart: {
            /** @description Absent in the empty cart of a visit that has none. */
            guid?: string;
            code?: string;
            entries: components["schemas"]["OrderEntry"][];
            /** @description Lines */
            totalItems: number;
            subTotal: components["schemas"]["Price"];
            orderDiscounts: components["schemas"]["Price"];
            deliveryCost: components["schemas"]["Price"];
            /** @description Amounts beside the price, in no other sum but the totals. Absent: none. */
            surcharges?: components["schemas"]["SurchargeTotal"][];
            taxes: components["schemas"]["TaxTotal"][];
            totalTax: components["schemas"]["Price"];
            totalPrice: components["schemas"]["Price"];
            totalPriceWithTax: components["schemas"]["Price"];
            totalUnitCount: number;
            storeCredit: components["schemas"]["Price"];
            amountDue: components["schemas"]["Price"];
            /** @description What pays before a card, in its order */
            paymentSources: {
                name: string;
                label: string;
                amount: components["schemas"]["Price"];
            }[];
            appliedProductPromotions: {
                promotion: {
                    code: string;
                };
                /** @description In the language of the call */
                description: string;
            }[];
            /** @description What a little more would bring */
            potentialProductPromotions: {
                promotion: {
                    code: string;
                };
                /** @description In the language of the call */
                description: string;
            }[];
            appliedVouchers: components["schemas"]["AppliedVoucher"][];
            /** @description False until there is a delivery address. */
            taxIsFinal: boolean;
            /** @description What each order after this one comes to, by rhythm. Absent: nothing comes again. */
            laterOrders?: {
                frequencyWeeks: number;
                subTotal: components["schemas"]["Price"];
                deliveryCost: components["schemas"]["Price"];
                /** @description Amounts beside the price, in no other sum but the totals. Absent: none. */
                surcharges?: components["schemas"]["SurchargeTotal"][];
                totalTax: components["schemas"]["Price"];
                totalPriceWithTax: components["schemas"]["Price"];
                /** @description False: tax is not in it yet. */
                taxIsFinal: boolean;
            }[];
            freeShipping: {
                threshold?: components["schemas"]["Price"];
                remaining: components["schemas"]["Price"];
                reached: boolean;
            };
            email?: string;
            deliveryAddress?: components["schemas"]["Address"];
            deliveryMode?: {
                code: string;
            };
            /** @description The company’s own number for the order */
            purchaseOrderNumber?: string;
            /** @description Given: nothing is taxed. */
            taxExemptionNumber?: string;
            paymentInfo?: components["schemas"]["PaymentInfo"];
        };
        CartModification: {
            cartGuid: string;
            /** @description Units in the whole cart */
            cartQuantity: number;
            entry: components["schemas"]["OrderEntry"];
            /** @description Every line that the call touched */
            entries: components["schemas"]["OrderEntry"][];
        };
        CouponData: {
            couponCode: string;
            name: string;
            /** @description False: it waits until it can count, or to be asked for. */
            applied: boolean;
            /** @description What came of it, to show as it is */
            message: string;
            /** @description Code that it took the place of */
            replaced?: string;
            /** @description Code on the cart whose place it would take: nothing has changed yet. Ask with `message`, then apply it. */
            replaces?: string;
            cart?: components["schemas"]["Cart"];
        };
        CustomerDetails: {
            isLoggedIn: boolean;
            perksOptIn: boolean;
            isCremaEmployee: boolean;
            cartCount: number;
            cartGuid?: string;
            customerID?: string;
            firstName?: string;
            customerCookies: {
                entry: {
                    key: string;
                    value: string;
                }[];
            };
        };
        CartChange: {
            code: string;
            name: string;
            asked: number;
            /** @description What the line holds now */
            quantity: number;
            /** @enum {string} */
            reason: "cap" | "autoDelivery" | "stock";
            message: string;
        };
        CartJoined: {
            cartGuid?: string;
            /** @description Units in the whole cart */
            cartQuantity: number;
            changes: components["schemas"]["CartChange"][];
        };
        SessionCartGuid: {
            /** @description Empty while the visit has no cart. */
            sessioncartguid: string;
        };
        PriceReasons: {
            product: string;
            variant: string;
            name: string;
            at: string;
            quantity: number;
            segment?: string;
            purchases: {
                /** @enum {unknown} */
                purchase: "oneTime" | "autoDeliveryFirst" | "autoDeliveryRecurring";
                title: string;
                /** @description Of one unit, minor units */
                price: number;
                /** @description Of the line, minor units */
                total: number;
                candidates: {
                    kind: string;
                    title: string;
                    /** @description Minor units of the site’s currency */
                    amount?: number;
                    wins: boolean;
                    /** @description A sentence */
                    reason: string;
                }[];
                coupon?: {
                    /** @description Minor units of the site’s currency */
                    amount: number;
                    /** @description Minor units of the site’s currency */
                    total: number;
                    /** @description A sentence */
                    reason: string;
                };
            }[];
        };
        PromotionSimulation: {
            lines: {
                code: string;
                name: string;
                quantity: number;
                /** @description Minor units of the site’s currency */
                listPrice: number;
                before: {
                    /** @description Of one unit, minor units */
                    price: number;
                    /** @description Which price counts */
                    reason: string;
                    /** @description Minor units of the site’s currency */
                    total: number;
                };
                after: {
                    /** @description Of one unit, minor units */
                    price: number;
                    /** @description Which price counts */
                    reason: string;
                    /** @description Minor units of the site’s currency */
                    total: number;
                };
            }[];
            before: {
                /** @description Minor units of the site’s currency */
                subTotal: number;
                /** @description To an ordinary region, minor units */
                deliveryCost: number;
                /** @description Before tax, minor units */
                total: number;
            };
            after: {
                /** @description Minor units of the site’s currency */
                subTotal: number;
                /** @description To an ordinary region, minor units */
                deliveryCost: number;
                /** @description Before tax, minor units */
                total: number;
            };
            /** @description Whether a unit of the cart gets its price */
            counts: boolean;
        };
        CartEmail: {
            email: string;
        };
        BusinessDetails: {
            purchaseOrderNumber?: string;
            taxExemptionNumber?: string;
        };
        ChooseDeliveryMode: {
            code: string;
        };
        AttachPayment: {
            /** @description test */
            provider?: string;
            /** @description What the provider’s card fields gave out */
            token?: string;
            /** @description Instead: a card that the customer keeps */
            paymentDetailsId?: string;
            /** @description A customer’s: keep the card with the account once it has paid */
            saved?: boolean;
        };
        DeliveryModes: {
            deliveryModes: {
                code: string;
                name: string;
                description: string;
                deliveryCost: components["schemas"]["Price"];
            }[];
        };
        CityLatLong: {
            status: "OK" | "ZERO_RESULTS";
            latitude?: number;
            longitude?: number;
        };
        Geocode: {
            status: "OK" | "ZERO_RESULTS";
            results: {
                address_components: {
                    short_name: string;
                    long_name: string;
                    types: string[];
                }[];
            }[];
        };
        PostalPlace: {
            status: "OK" | "ZERO_RESULTS";
            /** @description NY, QC */
            region?: string;
            /** @description Only where the code is of one town */
            town?: string;
        };
        PlaceOrder: {
            cartGuid: string;
            /** @description Must be true. */
            termsChecked: boolean;
            /** @description Total with tax that the shopper saw, in major units; 409 StaleCartError when it is another now. */
            expectedTotal?: number;
            /** @description What of it the shopper saw to be left for a card, in major units; 409 StaleCartError when it is another now. */
            expectedAmountDue?: number;
            /** @description `version` of the auto-delivery terms that the shopper ticked; a cart with such a line needs it. */
            autoDeliveryConsent?: string;
            /** @description `version` of the terms of the monthly box that the shopper ticked; a cart with a box needs it. */
            monthlyBoxConsent?: string;
            /** @description The terms of the kit were ticked (getCampaignSubscriptionCart); a cart with a kit needs it. */
            campaignConsent?: boolean;
            /** @description What was ticked were the terms of a smart auto-delivery by these cups. */
            cupsPerDay?: number;
            /** @description Pods at home beside those of the order, as its terms reckon with them; 0 unless told. */
            podsOnHand?: number;
            /** @description A guest’s account, made with the order of a cart with auto-delivery: its e-mail is the cart’s, its name the address’s. */
            newAccount?: {
                password: string;
            };
        };
        Order: {
            code: string;
            /** @description What a guest reads the order by */
            guid: string;
            site: string;
            /** @description created, processing, partiallyshipped, shipped, partiallydelivered, delivered, cancelled or returned */
            status: string;
            statusDisplay: string;
            /** @description pending, requires_action, captured, failed, refund_due, partially_refunded or refunded */
            paymentStatus: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            placed?: string;
            email: string;
            entries: components["schemas"]["OrderEntry"][];
            totalItems: number;
            appliedVouchers: components["schemas"]["AppliedVoucher"][];
            subTotal: components["schemas"]["Price"];
            orderDiscounts: components["schemas"]["Price"];
            deliveryCost: components["schemas"]["Price"];
            /** @description Amounts beside the price, in no other sum but the totals. Absent: none. */
            surcharges?: components["schemas"]["SurchargeTotal"][];
            taxes: components["schemas"]["TaxTotal"][];
            totalTax: components["schemas"]["Price"];
            totalPrice: components["schemas"]["Price"];
            totalPriceWithTax: components["schemas"]["Price"];
            totalUnitCount: number;
            storeCredit: components["schemas"]["Price"];
            amountDue: components["schemas"]["Price"];
            /** @description What paid before the card, in its order */
            paymentSources: {
                name: string;
                label: string;
                amount: components["schemas"]["Price"];
                refundedAmount: components["schemas"]["Price"];
            }[];
            deliveryAddress: components["schemas"]["Address"];
            deliveryMode: {
                code: string;
            };
            /** @description The company’s own number for the order */
            purchaseOrderNumber?: string;
            /** @description Given: nothing is taxed. */
            taxExemptionNumber?: string;
            paymentInfo: components["schemas"]["PaymentInfo"];
            /** @description The statuses that it came to, oldest first; of getOrder alone */
            steps?: {
                status: string;
                /** Format: date-time */
                at: string;
            }[];
            consignments: {
                code: string;
                carrier?: string;
                trackingCode?: string;
                /** @description The carrier’s page about the parcel */
                trackingUrl?: string;
                /** @description What is in it */
                entries: {
                    entryNumber: number;
                    quantity: number;
                }[];
                /** Format: date-time */
                shippedDate: string;
            }[];
            refundedAmount: components["schemas"]["Price"];
            refundDueAmount: components["schemas"]["Price"];
            /** @description Oldest first */
            refunds: components["schemas"]["OrderRefund"][];
            cancellable: boolean;
            /** @description What the shopper’s browser does next: authenticate, then send this call. */
            nextAction?: {
                type: string;
                method: string;
                url: string;
                /** @description What the provider’s script in the browser continues with */
                clientSecret?: string;
            };
        };
        OrderLookUp: {
            /** @description The order number, in whatever case */
            code: string;
            email: string;
        };
        OrderLookedUp: {
            message: string;
        };
        OpenOrderLink: {
            /** @description From the mailed link, behind its # */
            token: string;
        };
        OpenedOrderLink: {
            guid: string;
        };
        OrderHistoryList: {
            orders: {
                code: string;
                guid: string;
                status: string;
                statusDisplay: string;
                /** Format: date-time */
                placed: string;
                total: components["schemas"]["Price"];
                totalUnitCount: number;
                products: {
                    code: string;
                    name: string;
                    image: string;
                    url: string;
                }[];
            }[];
            pagination: {
                currentPage: number;
                pageSize: number;
                totalPages: number;
                totalResults: number;
            };
        };
        Reorder: {
            orderCode: string;
        };
        ClaimOrder: {
            /** @description From the confirmation page, its mail, or a mailed one-time link */
            guid: string;
        };
        OrderRefund: {
            /** @description The order’s code, `-R` and a number */
            code: string;
            /** @description pending or succeeded */
            status: string;
            /** Format: date-time */
            created: string;
            entries: {
                orderEntryNumber: number;
                /** @description 0 where only shipping was given back */
                quantity: number;
                amount: components["schemas"]["Price"];
            }[];
            goods: components["schemas"]["Price"];
            discount: components["schemas"]["Price"];
            shipping: components["schemas"]["Price"];
            surcharges?: components["schemas"]["Price"];
            taxes: components["schemas"]["TaxTotal"][];
            tax: components["schemas"]["Price"];
            amount: components["schemas"]["Price"];
            cardAmount: components["schemas"]["Price"];
            /** @description What of it went back to what had paid before the card, at once */
            paymentSources: {
                name: string;
                label: string;
                amount: components["schemas"]["Price"];
            }[];
        };
        StaffRefund: {
            /** @description The order’s code, `-R` and a number */
            code: string;
            /** @description pending or succeeded */
            status: string;
            /** Format: date-time */
            created: string;
            entries: {
                orderEntryNumber: number;
                /** @description 0 where only shipping was given back */
                quantity: number;
                amount: components["schemas"]["Price"];
            }[];
            goods: components["schemas"]["Price"];
            discount: components["schemas"]["Price"];
            shipping: components["schemas"]["Price"];
            surcharges?: components["schemas"]["Price"];
            taxes: components["schemas"]["TaxTotal"][];
            tax: components["schemas"]["Price"];
            amount: components["schemas"]["Price"];
            cardAmount: components["schemas"]["Price"];
            /** @description What of it went back to what had paid before the card, at once */
            paymentSources: {
                name: string;
                label: string;
                amount: components["schemas"]["Price"];
            }[];
            /** @description refund, cancel, return, void (charged after the order was given up), provider (made there, of no lines) or dispute (lost) */
            kind: string;
            /** @description unsent, all or none: which of its units came back to stock */
            restock: string;
            reason?: string;
            /** @description staff, agent, operator, shopper or shop */
            actor: string;
            staffId?: string;
        };
        OrderRefunds: {
            orderCode: string;
            paymentStatus: string;
            refundedAmount: components["schemas"]["Price"];
            refundDueAmount: components["schemas"]["Price"];
            refundableAmount: components["schemas"]["Price"];
            entries: {
                orderEntryNumber: number;
                quantity: number;
                refundableQuantity: number;
                /** @description Still to be sent */
                unsentQuantity: number;
            }[];
            refunds: components["schemas"]["StaffRefund"][];
        };
        RefundOrder: {
            /** @description Absent, and no `shipping`: all that is left of the order */
            entries?: {
                orderEntryNumber: number;
                /** @description Absent: all that is left of the line */
                quantity?: number;
            }[];
            /** @description With entries: their share of the shipping too. Without: the shipping alone. */
            shipping?: boolean;
            /** @description Whether the units come back to stock. Absent: those that have not left do, the others do not. */
            restock?: boolean;
            /** @description For the staff; the customer does not see it */
            reason?: string;
        };
        AdminOrderList: {
            items: {
                code: string;
                status: string;
                statusDisplay: string;
                paymentStatus: string;
                email: string;
                name: string;
                /** @description Absent: a guest */
                customerId?: string;
                units: number;
                total: components["schemas"]["Price"];
                /** Format: date-time */
                created: string;
            }[];
            next?: string;
        };
        AdminOrder: {
            order: components["schemas"]["Order"];
            /** @description Absent: a guest */
            customerId?: string;
            paymentProblem?: string;
            refunds: components["schemas"]["OrderRefunds"];
            /** @description What a bank or its customer doubts of the payment, oldest first */
            disputes: {
                /** @description As the provider calls it */
                id: string;
                /** @description dispute, inquiry or fraud_warning */
                kind: string;
                /** @description warning, needs_response, under_review, won, lost or closed */
                status: string;
                /** @description The provider’s word */
                reason: string;
                amount: components["schemas"]["Price"];
                /** Format: date-time */
                dueBy?: string;
                /** Format: date-time */
                at: string;
            }[];
            /** @description What can be done with it now, by the operation that does it; the role decides who may */
            actions: {
                action: string;
                operation: string;
            }[];
            /** @description Oldest first */
            timeline: {
                /** Format: date-time */
                at: string;
                status: string;
                actor: string;
            }[];
            /** @description Newest first */
            notes: {
                id: string;
                /** Format: date-time */
                at: string;
                staff: string;
                text: string;
            }[];
        };
        RefundPreview: {
            /** @description Minor units */
            amount: number;
            shown: components["schemas"]["Price"];
        };
        StoreCredit: {
            balance: components["schemas"]["Price"];
            /** @description Newest first */
            entries: {
                /** Format: date-time */
                date: string;
                /**
                 * @description granted by the shop, referral for a friend who ordered, spent on an order, givenBack of an order that was never paid, refunded of one that was, corrected by the staff
                 * @enum {string}
                 */
                kind: "granted" | "referral" | "spent" | "givenBack" | "refunded" | "corrected";
                amount: components["schemas"]["Price"];
                orderCode?: string;
                balance: components["schemas"]["Price"];
            }[];
            pagination: {
                currentPage: number;
                pageSize: number;
                totalPages: number;
                totalResults: number;
            };
        };
        AdminCustomerCredit: {
            /** @description Minor units that can be spent */
            balance: number;
            /** @description Minor units of one adjustment at most */
            most: number;
            /** @description Newest first */
            entries: {
                id: string;
                /** Format: date-time */
                at: string;
                /** @enum {unknown} */
                kind: "granted" | "referral" | "spent" | "givenBack" | "refunded" | "corrected";
                /** @description Minor units; below zero: taken */
                amount: number;
                /** @description After it */
                balance: number;
                orderCode?: string;
                /** @description For the staff; the customer does not see it */
                reason?: string;
                /** @description The member of staff, by email */
                by?: string;
                /** @description An adjustment by staff that nobody has taken back */
                reversible: boolean;
            }[];
            total: number;
            next?: string;
        };
        CreditLiability: {
            /** @description Minor units that the site owes */
            amount: number;
            customers: number;
        };
        LogIn: {
            email: string;
            /** @description 12 to 128 characters */
            password: string;
            /** @description Stay logged in after the browser closes */
            rememberMe?: boolean;
            /** @description The guest’s cart, where no SESSION cookie names it */
            cartGuid?: string;
        };
        SignUp: {
            email: string;
            /** @description 12 to 128 characters */
            password: string;
            firstName: string;
            lastName: string;
            /** @description Joins the perks programme at once */
            perksOptIn?: boolean;
            /** @description Stay logged in after the browser closes */
            rememberMe?: boolean;
            /** @description The guest’s cart, where no SESSION cookie names it */
            cartGuid?: string;
        };
        RefreshRequest: {
            refreshToken: string;
            clientId: string;
        };
        TokenAnswer: {
            access_token: string;
            refresh_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds that the access token is good for */
            expires_in: number;
            /** @description Seconds that the log-in lasts at the most */
            refresh_expires_in: number;
            scope: string;
            client_id: string;
            audience: string;
        };
        LoggedIn: {
            access_token: string;
            refresh_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds that the access token is good for */
            expires_in: number;
            /** @description Seconds that the log-in lasts at the most */
            refresh_expires_in: number;
            scope: string;
            client_id: string;
            audience: string;
            cart?: components["schemas"]["CartJoined"];
        };
        ForgotPassword: {
            email: string;
        };
        ResetPassword: {
            /** @description From the mailed link, behind its # */
            token: string;
            /** @description 12 to 128 characters */
            password: string;
        };
        ConfirmEmail: {
            /** @description From the mailed link, behind its # */
            token: string;
        };
        ConfirmRemoval: {
            /** @description From the mailed link, behind its # */
            token: string;
        };
        ChangePassword: {
            /** @description 12 to 128 characters */
            oldPassword: string;
            /** @description 12 to 128 characters */
            newPassword: string;
        };
        ChangeEmail: {
            email: string;
            /** @description 12 to 128 characters */
            password: string;
        };
        RemoveCustomer: {
            /** @description 12 to 128 characters */
            password: string;
        };
        AccountOutcome: {
            message: string;
        };
        Sessions: {
            sessions: {
                id: string;
                device: string;
                /** @description The one that asks */
                current: boolean;
                /** Format: date-time */
                created: string;
                /** Format: date-time */
                lastUsed: string;
                /** Format: date-time */
                expires: string;
            }[];
        };
        LogInByLink: {
            /** @description From the mailed link, behind its # */
            token: string;
            /** @description Stay logged in after the browser closes */
            rememberMe?: boolean;
            /** @description The guest’s cart, where no SESSION cookie names it */
            cartGuid?: string;
        };
        TokenRequest: {
            /** @description refresh_token or client_credentials */
            grant_type: string;
            refresh_token?: string;
            client_id?: string;
            client_secret?: string;
            scope?: string;
        };
        ClientToken: {
            access_token: string;
            /** @description Not for clients of their own */
            refresh_token?: string;
            refresh_expires_in?: number;
            /** @enum {string} */
            token_type: "Bearer";
            expires_in: number;
            scope: string;
            client_id: string;
            audience: string;
        };
        SessionTokens: {
            access_token: string;
            refresh_token?: string;
        };
        LogInState: {
            isLoggedIn: boolean;
        };
        Authorize: {
            /** @description A path of the shop */
            returnTo?: string;
        };
        AuthorizeAt: {
            url: string;
        };
        AuthCallback: {
            code?: string;
            state?: string;
            iss?: string;
            error?: string;
            /** @description The guest’s cart, where no SESSION cookie names it */
            cartGuid?: string;
        };
        LoggedInAtProvider: {
            access_token: string;
            refresh_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds that the access token is good for */
            expires_in: number;
            /** @description Seconds that the log-in lasts at the most */
            refresh_expires_in: number;
            scope: string;
            client_id: string;
            audience: string;
            cart?: components["schemas"]["CartJoined"];
            returnTo: string;
        };
        NoboUser: {
            customerId: string;
            firstName: string;
            scopes: string[];
            /** @description When the link ends, ISO 8601 */
            expiresAt: string;
            /** @enum {boolean} */
            isNoboUser: true;
        };
        NoboToken: {
            customerId: string;
            firstName: string;
            scopes: string[];
            /** @description When the link ends, ISO 8601 */
            expiresAt: string;
            /** @enum {boolean} */
            isNoboUser: true;
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds; a new one takes the link again */
            expires_in: number;
            scope: string;
            client_id: string;
            audience: string;
        };
        ChangeSubscription: {
            /** @description A calendar day in the site’s zone: 2027-02-01 */
            nextDate?: string;
            frequencyWeeks?: number;
            entries?: {
                /** @description entryNumber of the line */
                entryNumber: number;
                /** @description 0 removes it. */
                qty: number;
            }[];
            add?: {
                /** @description Variant code */
                code: string;
                qty: number;
                /** @description With the next order only; false where left out. */
                once?: boolean;
            }[];
            deliveryAddress?: components["schemas"]["Address"];
            /** @description smart comes by `cupsPerDay` and `podsOnHand`, scheduled by the calendar. */
            type?: "scheduled" | "smart";
            cupsPerDay?: number;
            /** @description At home, without what is on its way */
            podsOnHand?: number;
            /** @description A token of the provider’s card fields, or a card that the customer keeps */
            payment?: {
                provider?: string;
                token?: string;
                paymentDetailsId?: string;
            };
        };
        SubscriptionEntry: {
            entryNumber: number;
            quantity: number;
            boxPerShipmentQty: number;
            /** @description Comes with the next order only. */
            isOneTimeProduct: boolean;
            product: components["schemas"]["CartProduct"];
            basePrice: components["schemas"]["Price"];
            listPrice: components["schemas"]["Price"];
            totalPrice: components["schemas"]["Price"];
            /** @description False once the product is no longer sold. */
            available: boolean;
            backupProducts: {
                code: string;
                name: string;
            }[];
        };
        /** @description What the customer has still to buy, where ending that costs something. In the answers about one subscription only. */
        SubscriptionCommitment: {
            /** @description What was bought with it */
            name: string;
            /** @description Boxes or cases that were sent and kept */
            weightDone: number;
            weightOwed: number;
            weightCommitted: number;
            /** @enum {string} */
            unit: "boxes" | "cases";
            deadline: string;
            /** @description The last day on which it ends for nothing if what was bought comes back */
            returnBy?: string;
            earlyEnd: {
                /** @enum {string} */
                kind: "PRORATED" | "FULL";
                amount: components["schemas"]["Price"];
                list: components["schemas"]["Price"];
                paid: components["schemas"]["Price"];
            };
            /** @description Whether the caller can end it by cancelling with `earlyEnd`: not by a mailed link */
            canEnd: boolean;
        };
        Subscription: {
            id: string;
            /** @enum {string} */
            type: "scheduled" | "smart";
            /** @enum {string} */
            status: "ACTIVE" | "PAUSED" | "PAYMENT_FAILED" | "ON_HOLD" | "CANCELLED" | "COMPLETED";
            frequencyWeeks: number;
            anchorDate: string;
            /** @description The coming order’s day; while paused the day of resuming. */
            nextDate?: string;
            daysUntilNext?: number;
            /** @description ISO 8601 */
            locksAt?: string;
            /** @description ISO 8601 */
            processAt?: string;
            /** @description Whether the coming order can be changed now. */
            editable: boolean;
            /** @description What the caller can do now: edit (quantities, swaps, backups, address, cups), change-frequency, add-product, move, skip, undo-skip, ship-now, pause, resume, change-card, cancel */
            actions: string[];
            /** @description The orders of the year ahead */
            upcoming: {
                date: string;
            }[];
            /** @description A skip that can be taken back */
            skipped?: {
                date: string;
                /** @description ISO 8601 */
                undoUntil: string;
            };
            entries: components["schemas"]["SubscriptionEntry"][];
            subTotal: components["schemas"]["Price"];
            /** @description Amounts beside the price, in no other sum but the totals. Absent: none. */
            surcharges?: components["schemas"]["SurchargeTotal"][];
            deliveryCost: components["schemas"]["Price"];
            totalTax: components["schemas"]["Price"];
            totalPriceWithTax: components["schemas"]["Price"];
            savings: components["schemas"]["Price"];
            ceiling: components["schemas"]["Price"];
            smart?: {
                cupsPerDay: number;
                /** @description At home today, by what was counted, came and is drunk a day */
                podsOnHand: number;
                /** @description Ordered and not expected to have come */
                podsOnTheWay: number;
                /** @description When all of them are expected, a calendar day; no order is made before it by cups. */
                arrivesOn?: string;
                countedOn: string;
                /** @description Whole days that pods at home and on their way last */
                daysLeft?: number;
            };
            deliveryAddress?: components["schemas"]["Address"];
            paymentInfo?: {
                provider: string;
                card?: {
                    brand: string;
                    lastFour: string;
                    expiryMonth: number;
                    expiryYear: number;
                };
                expiresBeforeNextOrder?: boolean;
            };
            /** @description Without those whose money went back */
            ordersMade: number;
            spent: components["schemas"]["Price"];
            saved: components["schemas"]["Price"];
            /** @description ISO 8601 */
            created: string;
            /** @description ISO 8601 */
            ended?: string;
            consent?: {
                version: string;
                /** @description ISO 8601 */
                acceptedAt: string;
            };
            commitment?: components["schemas"]["SubscriptionCommitment"];
            /** @description What came of the last ones, newest first */
            turns: {
                date: string;
                /** @enum {string} */
                status: "pending" | "failed" | "ordered" | "skipped" | "nothing" | "cancelled";
                orderCode?: string;
                charged?: components["schemas"]["Price"];
            }[];
            /** @description What was done and what comes next, to show as it is */
            message: string;
        };
        SiteNotification: {
            /** @enum {string} */
            type: "cardExpiration" | "paymentFailed";
            subscriptionId: string;
            card?: {
                brand: string;
                lastFour: string;
                expiryMonth: number;
                expiryYear: number;
            };
            nextDate?: string;
            message: string;
        };
        SiteNotifications: {
            notifications: components["schemas"]["SiteNotification"][];
        };
        AutoDeliveryHome: {
            nextOrder?: {
                date: string;
                daysUntil: number;
                /** @description ISO 8601; for the countdown */
                locksAt: string;
                editable: boolean;
                subscriptionIds: string[];
                atMost: components["schemas"]["Price"];
            };
            /** @description The orders of the year ahead, day by day */
            timeline: {
                date: string;
                subscriptionIds: string[];
            }[];
            ordersMade: number;
            spent: components["schemas"]["Price"];
            saved: components["schemas"]["Price"];
            subscriptions: components["schemas"]["Subscription"][];
            notifications: components["schemas"]["SiteNotification"][];
        };
        SubscriptionList: {
            subscriptions: components["schemas"]["Subscription"][];
            pagination: components["schemas"]["Pagination"];
        };
        SubscribedProducts: {
            products: {
                subscriptionId: string;
                entryNumber: number;
                /** @enum {string} */
                orderType: "scheduled" | "smart";
                quantity: number;
                frequencyWeeks: number;
                nextDate?: string;
                product: components["schemas"]["CartProduct"];
            }[];
            pagination: components["schemas"]["Pagination"];
        };
        ExistingAutoDeliveries: {
            hasAutoDelivery: boolean;
            subscriptions: components["schemas"]["Subscription"][];
        };
        AutoDeliveryType: {
            /** @enum {string} */
            adType: "none" | "scheduled" | "smart" | "mixed";
            hasAutoDelivery: boolean;
        };
        AutoDeliveryComponent: {
            uid: string;
            typeCode: string;
            cartGuid: string;
            frequencies: number[];
            defaultFrequency: number;
            /** @description The lines of the cart that are sold on auto-delivery */
            entries: {
                entryNumber: number;
                code: string;
                name: string;
                quantity: number;
                isOneTimeProduct: boolean;
                price: components["schemas"]["Price"];
                autoDeliveryPrice: components["schemas"]["Price"];
                savings: components["schemas"]["Price"];
            }[];
            savings: components["schemas"]["Price"];
        };
        AutoDeliveryConsent: {
            /** @description What the order names as `autoDeliveryConsent` once the box is ticked */
            version: string;
            /** @description To stand beside the box, which is not ticked, word for word */
            text: string;
            groups: {
                frequencyWeeks: number;
                /** @description Of a smart one, whose day is an estimate */
                cupsPerDay?: number;
                /** @description Day of the second order */
                nextDate: string;
                total: components["schemas"]["Price"];
                codes: string[];
            }[];
        };
        AddToUpcoming: {
            /** @description Variant code */
            code: string;
            qty: number;
            /** @description With the next order only; true where left out. */
            once?: boolean;
            /** @description Left out: the one whose order comes next. */
            subscriptionId?: string;
        };
        RemoveFromUpcoming: {
            subscriptionId: string;
            entryNumber: number;
        };
        /** @description Orders that auto-delivery will make, as customers have them now */
        DeliveryCalendar: {
            days: {
                /** @description YYYY-MM-DD */
                day: string;
                orders: number;
                units: number;
            }[];
            sums: {
                orders: number;
                units: number;
            };
        };
        DeliveryList: {
            items: {
                id: string;
                customerId: string;
                name: string;
                email: string;
                status: string;
                /** @description YYYY-MM-DD */
                nextDate?: string;
                ceiling: components["schemas"]["Price"];
                lines: {
                    code: string;
                    name: string;
                    quantity: number;
                }[];
            }[];
            next?: string;
        };
        FailedChargeList: {
            items: {
                id: string;
                customerId: string;
                name: string;
                email: string;
                status: string;
                /** @description YYYY-MM-DD */
                nextDate?: string;
                ceiling: components["schemas"]["Price"];
                lines: {
                    code: string;
                    name: string;
                    quantity: number;
                }[];
                /**
                 * Format: date-time
                 * @description The first time
                 */
                failed: string;
                /** Format: date-time */
                retry?: string;
                attempts: number;
            }[];
            next?: string;
        };
        StockForecast: {
            /** @description The first day of each */
            weeks: string[];
            items: {
                code: string;
                name: string;
                stock: number;
                total: number;
                /** @description Units by week */
                due: number[];
                /** @description The week, from 1, that needs more than there is; absent: it lasts */
                runsOut?: number;
            }[];
            /** @description Variants */
            total: number;
            next?: string;
        };
        MonthlyBoxGift: {
            months: number;
            /** Format: email */
            recipientEmail: string;
            recipientName?: string;
            /** @description The first day, YYYY-MM-DD in the site’s zone. */
            startsOn: string;
            /** @description Plain text for the recipient. */
            message: string;
        };
        AddMonthlyBox: {
            /** @description Left out: the cart of the visit, made where there is none. */
            cartGuid?: string;
            /** @description One of the sizes of the site. */
            boxes: number;
            products: {
                /** @description Of the variant. */
                code: string;
                qty: number;
            }[];
            gift?: {
                months: number;
                /** Format: email */
                recipientEmail: string;
                recipientName?: string;
                /** @description The first day, YYYY-MM-DD in the site’s zone. */
                startsOn: string;
                /** @description Plain text for the recipient. */
                message: string;
            };
            csAgentId?: string;
        };
        ChangeMonthlyBox: {
            /** @description Of a box in a cart. */
            cartGuid?: string;
            /** @description Of a box that the customer has. */
            subscriptionId?: string;
            products?: {
                /** @description Of the variant. */
                code: string;
                qty: number;
            }[];
            /** @description One of the sizes of the site. */
            boxes?: number;
            /** @description true skips the coming month, false takes the last skip back. */
            skip?: boolean;
            /** @description Ends it; takes it out of a cart. */
            cancel?: boolean;
            /** @description Of a cancellation. */
            reason?: string;
            /** @description Another card; a month that could not be charged is charged to it. */
            payment?: {
                provider?: string;
                token?: string;
                paymentDetailsId?: string;
            };
            deliveryAddress?: components["schemas"]["Address"];
            csAgentId?: string;
        };
        MonthlyBoxProduct: {
            /** @description Of the variant. */
            code: string;
            productCode: string;
            name: string;
            url: string;
            images: {
                url: string;
            }[];
            qty: number;
            /** @description Pods of each. */
            count?: number;
            inStock: boolean;
            premium?: components["schemas"]["Price"];
        };
        MonthlyBoxMonth: {
            /** @description On which it is billed. */
            date: string;
            /** @description pending, ordered, failed, skipped, nothing (sold out, not charged) or cancelled */
            status: string;
            orderCode?: string;
            products: components["schemas"]["MonthlyBoxProduct"][];
        };
        MonthlyBox: {
            subscriptionId?: string;
            cartGuid?: string;
            /** @description ACTIVE, PAYMENT_FAILED, ON_HOLD, CANCELLED or COMPLETED; absent in a cart. */
            status?: string;
            /** @description Its size; 0 where it was taken out of the cart. */
            boxes: number;
            price: components["schemas"]["Price"];
            surcharge: components["schemas"]["Price"];
            total: components["schemas"]["Price"];
            /** @description The next day on which it is billed. */
            nextBilling?: string;
            /**
             * Format: date-time
             * @description Until when it can be changed.
             */
            cutOff?: string;
            canChange?: boolean;
            /** @description Until when its price stays. */
            lockedUntil?: string;
            newPrice?: {
                price: components["schemas"]["Price"];
                /** @description The first day that it counts on. */
                from: string;
            };
            skipped?: string[];
            canSkip?: boolean;
            canTakeSkipBack?: boolean;
            thisMonth?: components["schemas"]["MonthlyBoxMonth"];
            card?: {
                brand: string;
                lastFour: string;
                expiryMonth: number;
                expiryYear: number;
            };
            deliveryAddress?: components["schemas"]["Address"];
            gift?: components["schemas"]["MonthlyBoxGift"];
            products: components["schemas"]["MonthlyBoxProduct"][];
            /** @description Boxes that are still to be chosen. */
            missing: number;
            /** @description False: the shop fills it where nobody chooses. */
            chosen: boolean;
        };
        /** @description A monthly box of a customer. */
        CampaignBox: {
            subscriptionId: string;
            /** @description ACTIVE, PAYMENT_FAILED, ON_HOLD, CANCELLED or COMPLETED; absent in a cart. */
            status?: string;
            /** @description Its size; 0 where it was taken out of the cart. */
            boxes: number;
            price: components["schemas"]["Price"];
            surcharge: components["schemas"]["Price"];
            total: components["schemas"]["Price"];
            /** @description The next day on which it is billed. */
            nextBilling?: string;
            /**
             * Format: date-time
             * @description Until when it can be changed.
             */
            cutOff?: string;
            canChange?: boolean;
            /** @description Until when its price stays. */
            lockedUntil?: string;
            newPrice?: {
                price: components["schemas"]["Price"];
                /** @description The first day that it counts on. */
                from: string;
            };
            skipped?: string[];
            canSkip?: boolean;
            canTakeSkipBack?: boolean;
            thisMonth?: components["schemas"]["MonthlyBoxMonth"];
            card?: {
                brand: string;
                lastFour: string;
                expiryMonth: number;
                expiryYear: number;
            };
            deliveryAddress?: components["schemas"]["Address"];
            gift?: components["schemas"]["MonthlyBoxGift"];
            nextMonth: {
                products: components["schemas"]["MonthlyBoxProduct"][];
                /** @description Boxes that are still to be chosen. */
                missing: number;
                /** @description False: the shop fills it where nobody chooses. */
                chosen: boolean;
            };
        };
        MonthlyBoxConsent: {
            /** @description Names the terms in the order. */
            version: string;
            /** @description What the shopper agrees to. */
            text: string;
            total: components["schemas"]["Price"];
            /** @description The first day on which it is billed by itself; absent for a gift. */
            nextBilling?: string;
        };
        GivenBox: {
            /** @description Its size; 0 where it was taken out of the cart. */
            boxes: number;
            months: number;
            /** @description Months that are still to come. */
            monthsLeft: number;
            recipientName?: string;
            message: string;
            /** @description The next day on which it is billed. */
            nextBilling?: string;
            /**
             * Format: date-time
             * @description Until when it can be changed.
             */
            cutOff?: string;
            canChange: boolean;
            /** @description Without the street: a link may be in other hands. */
            shipsTo: {
                firstName: string;
                lastName: string;
                town: string;
                region: string;
            };
            products: components["schemas"]["MonthlyBoxProduct"][];
            /** @description Boxes that are still to be chosen. */
            missing: number;
            /** @description False: the shop fills it where nobody chooses. */
            chosen: boolean;
        };
        ChangeGivenBox: {
            products?: {
                /** @description Of the variant. */
                code: string;
                qty: number;
            }[];
            deliveryAddress?: components["schemas"]["Address"];
        };
        BoxBoard: {
            /** @description The latest first */
            months: {
                /** @description YYYY-MM */
                month: string;
                /** @description Boxes that come in it */
                due: number;
                /** @description Months that were charged and ordered */
                charged: number;
                /** @description Minor units of those that were charged, before tax */
                amount: number;
                /** @description Months that customers left out */
                skipped: number;
                /** @description Months whose charge is under way or was declined and is tried again */
                waiting: number;
                /** @description Months that were given up, or of which nothing could be had */
                lost: number;
            }[];
            days: {
                /** @description YYYY-MM-DD: made and charged */
                day: string;
                /** Format: date-time */
                cutOffAt: string;
                /** @description Whether the cut-off is still ahead */
                open: boolean;
                boxes: number;
                /** @description Boxes whose contents are known; the shop fills the others */
                filled: number;
                /** @description Boxes of pods inside */
                units: number;
            }[];
            /** @description Contents of which there is less than is needed */
            short: {
                code: string;
                name: string;
                /** @description Units in boxes that are still to be made */
                needed: number;
                /** @description Units that can be sold */
                stock: number;
                /** @description Monthly boxes that hold it */
                boxes: number;
            }[];
        };
        Campaign: {
            code: string;
            name: string;
            subscriptionTypes: string[];
            /** @description The same, combined with `+`. */
            subscriptionType: string;
            /** @description Off a brewer’s list price, 100 for a free one; absent: it has no brewer. */
            percent?: number;
            /** @description Units to buy; 0: none. */
            commitment: number;
            /** @description For the commitment; 0 where there is none. */
            months: number;
            /** @description Units of one order. */
            least: number;
            unit: "box" | "case";
            /** @description Units that a premium brewer adds to the commitment. */
            premiumMore: number;
            earlyEnd: "PRORATED" | "FULL";
            /** @description Flags of a product, each of which lets the campaign sell it: `isBBADCampaignEligible`. */
            flags: string[];
            /** @description The first day; absent: it has begun. */
            from?: string;
            /** @description The last day; absent: no end is set. */
            until?: string;
        };
        CampaignSort: {
            code: string;
            name: string;
            selected: boolean;
        };
        CampaignFacet: {
            code: string;
            name: string;
            multiSelect: boolean;
            values: {
                code: string;
                name: string;
                count: number;
                selected: boolean;
                query: components["schemas"]["SearchState"];
            }[];
        };
        CampaignCrumb: {
            facetCode: string;
            facetName: string;
            facetValueCode: string;
            facetValueName: string;
            removeQuery: components["schemas"]["SearchState"];
        };
        CampaignBrewer: {
            /** @description Of the variant. */
            code: string;
            productCode: string;
            inStock: boolean;
            listPrice: components["schemas"]["Price"];
            price: components["schemas"]["Price"];
            savings: components["schemas"]["Price"];
            /** @description Boxes or cases to buy with it. */
            commitment: number;
        };
        CampaignBrewers: {
            campaignCode: string;
            /** @description `campaignPriceData` is that of this campaign. */
            brewers: components["schemas"]["Product"][];
            /** @description The variants that it may sell. */
            choices: components["schemas"]["CampaignBrewer"][];
        };
        CampaignChoice: {
            /** @description Of the variant. */
            code: string;
            productCode: string;
            count?: number;
            /** @description Boxes or cases that one counts as. */
            weight: number;
            inStock: boolean;
            listPrice: components["schemas"]["Price"];
            firstPrice: components["schemas"]["Price"];
            laterPrice: components["schemas"]["Price"];
        };
        CampaignProducts: {
            campaignCode: string;
            /** @description The variants of these products that it may sell. */
            choices: components["schemas"]["CampaignChoice"][];
            products: components["schemas"]["Product"][];
            pagination: components["schemas"]["Pagination"];
            sorts: components["schemas"]["CampaignSort"][];
            facets: components["schemas"]["CampaignFacet"][];
            breadcrumbs: components["schemas"]["CampaignCrumb"][];
            currentQuery: components["schemas"]["SearchState"];
        };
        CampaignCategoryProducts: {
            campaignCode: string;
            code: string;
            name: string;
            /** @description The variants of these products that it may sell. */
            choices: components["schemas"]["CampaignChoice"][];
            products: components["schemas"]["Product"][];
            pagination: components["schemas"]["Pagination"];
            sorts: components["schemas"]["CampaignSort"][];
            facets: components["schemas"]["CampaignFacet"][];
            breadcrumbs: components["schemas"]["CampaignCrumb"][];
            currentQuery: components["schemas"]["SearchState"];
        };
        CampaignList: {
            code: string;
            name: string;
            url: string;
            /** @description Products of the campaign in it. */
            count: number;
        };
        CampaignLists: {
            campaignCode: string;
            categories: components["schemas"]["CampaignList"][];
            collections: components["schemas"]["CampaignList"][];
        };
        CampaignQuestion: {
            code: string;
            name: string;
            text: string;
            options: {
                code: string;
                name: string;
                count: number;
            }[];
        };
        CampaignHelp: {
            campaignCode: string;
            /** @description Those without an answer. */
            questions: components["schemas"]["CampaignQuestion"][];
            /** @description Products in stock that suit all answers. */
            matches: number;
            /** @description The first of them. */
            products: components["schemas"]["Product"][];
            /** @description The variants of these products that it may sell. */
            choices: components["schemas"]["CampaignChoice"][];
        };
        CampaignGuide: {
            campaignCode: string;
            title: string;
            steps: {
                code: string;
                title: string;
                text: string;
            }[];
            /** @description The merchant’s own, to read by `cms/components`. */
            components: string[];
        };
        CampaignMiscData: {
            campaigns: components["schemas"]["Campaign"][];
            /** @description Weeks. */
            frequencies: number[];
            defaultFrequency: number;
            /** @description Within these, the brewer may come back and nothing is owed. */
            returnDays: number;
            /** @description Days before the deadline. */
            warningDays: number[];
            pageSize: number;
        };
        KitBrewer: {
            code: string;
            productCode: string;
            listPrice: components["schemas"]["Price"];
            price: components["schemas"]["Price"];
            savings: components["schemas"]["Price"];
            /** @description Which price won: `campaign`, `discount` … */
            priceKind: string;
        };
        KitProduct: {
            code: string;
            productCode: string;
            qty: number;
            /** @description Boxes or cases that all of them count as. */
            weight: number;
            listPrice: components["schemas"]["Price"];
            firstPrice: components["schemas"]["Price"];
            firstPriceKind: string;
            laterPrice: components["schemas"]["Price"];
            laterPriceKind: string;
        };
        KitOrder: {
            /** @description The day of the order. */
            on: string;
            subTotal: components["schemas"]["Price"];
            deliveryCost: components["schemas"]["Price"];
            surcharges: components["schemas"]["Price"];
            totalPrice: components["schemas"]["Price"];
        };
        KitEnding: {
            /** @description From this day on. */
            on: string;
            /** @description Orders made by then. */
            orders: number;
            weightDone: number;
            weightOwed: number;
            charge: components["schemas"]["Price"];
        };
        KitCommitment: {
            /** @description Boxes or cases to buy. */
            units: number;
            months: number;
            /** @description The last day for it. */
            deadline: string;
            /** @description Orders like these that meet it. */
            orders: number;
            /** @description The day of the order that meets it. */
            metOn: string;
            /** @description Whether that is by the deadline. */
            metInTime: boolean;
            totalPrice: components["schemas"]["Price"];
            earlyEnd: "PRORATED" | "FULL";
            /** @description If the brewer comes back by then, ending costs nothing. */
            returnUntil: string;
            /** @description Before any order is sent, then after each. */
            endings: components["schemas"]["KitEnding"][];
            ending?: components["schemas"]["KitEnding"];
        };
        CartEstimation: {
            campaignCode: string;
            frequencyWeeks: number;
            /** @description Boxes or cases of one order. */
            weight: number;
            least: number;
            unit: "box" | "case";
            brewer?: components["schemas"]["KitBrewer"];
            products: components["schemas"]["KitProduct"][];
            now: components["schemas"]["KitOrder"];
            later: components["schemas"]["KitOrder"];
            commitment?: components["schemas"]["KitCommitment"];
        };
        MonthlyBoxDetails: {
            campaignCode: string;
            subscriptionType: string;
            sizes: {
                boxes: number;
                price: components["schemas"]["Price"];
            }[];
            /** @description Of one box in it. */
            podsMost: number;
            /** @description Day of the month for whoever signs up today; the last day of a month that has no such day. */
            billingDay: number;
            /** @description The next twelve for whoever signs up today. */
            billingDates: string[];
            /**
             * Format: date-time
             * @description Until when the next box can be changed.
             */
            cutOff: string;
            cutOffHours: number;
            includedPrice: components["schemas"]["Price"];
            /** @description For which the price stays. */
            lockedMonths: number;
            /** @description Before a new price. */
            noticeDays: number;
            /** @description Months in a row. */
            skipsMost: number;
            giftMonths: number[];
        };
        MonthlyBoxChoice: {
            /** @description Of the variant. */
            code: string;
            productCode: string;
            count?: number;
            inStock: boolean;
            premium?: components["schemas"]["Price"];
        };
        MonthlyBoxProducts: {
            campaignCode: string;
            /** @description The variants of these products that may be in a box. */
            choices: components["schemas"]["MonthlyBoxChoice"][];
            products: components["schemas"]["Product"][];
            pagination: components["schemas"]["Pagination"];
            sorts: components["schemas"]["CampaignSort"][];
            facets: components["schemas"]["CampaignFacet"][];
            breadcrumbs: components["schemas"]["CampaignCrumb"][];
            currentQuery: components["schemas"]["SearchState"];
        };
        CampaignBundle: {
            /** @description The visit’s own cart, made when there is none, where it is left out. */
            cartGuid?: string;
            /** @description One of the campaigns that the site offers, such as `BBAD`, in any case. */
            campaignCode: string;
            /** @description Of a variant; campaigns without a brewer take none. */
            brewer?: string;
            products: {
                code: string;
                qty: number;
            }[];
            frequencyWeeks?: number;
            /** @description YYYY-MM-DD */
            startDate?: string;
            csAgentId?: string;
        };
        CampaignSubscriptionCart: {
            cartGuid: string;
            campaign: components["schemas"]["Campaign"];
            frequencyWeeks: number;
            /** @description YYYY-MM-DD */
            startDate?: string;
            /** @description The line of the cart. */
            brewerEntryNumber?: number;
            /** @description Boxes or cases of one order. */
            weight: number;
            least: number;
            /** @description Boxes or cases without which it cannot be ordered. */
            missing: number;
            unit: "box" | "case";
            estimate: components["schemas"]["CartEstimation"];
            consent?: {
                version: string;
                /** @description What stands beside the checkbox, in the caller’s language. */
                text: string;
            };
        };
        Commitment: {
            id: string;
            campaignCode: string;
            name: string;
            brewer: {
                code: string;
                productCode: string;
                name: string;
                url: string;
                images: {
                    url: string;
                }[];
            };
            status: "running" | "met" | "ended" | "returned";
            /** @description Boxes or cases that were sent and kept. */
            weightDone: number;
            weightOwed: number;
            weightCommitted: number;
            unit: "boxes" | "cases";
            /** @description The day of the kit’s order. */
            begunOn: string;
            /** @description The last day for it; days on which nothing could be bought have moved it. */
            deadline: string;
            /** @description When it was ended, or the brewer came back. */
            endedOn?: string;
            /** @description The deadline is near. */
            warning?: {
                daysLeft: number;
            };
            earlyEnd: {
                kind: "PRORATED" | "FULL";
                amount: components["schemas"]["Price"];
                list: components["schemas"]["Price"];
                paid: components["schemas"]["Price"];
            };
            orderCode: string;
            subscriptionId?: string;
        };
        UserCampaignInfo: {
            /** @description Newest first. */
            commitments: components["schemas"]["Commitment"][];
            /** @description Monthly boxes that go on. */
            boxes: components["schemas"]["CampaignBox"][];
        };
        EndCommitment: {
            /** @description What the customer was shown, in major units; 409 where it is another now. */
            expectedAmount: number;
            /** @description Must be true: the card is charged that. */
            consent: boolean;
            /** @description The auto-delivery goes on; it is cancelled unless told. */
            keepAutoDelivery?: boolean;
            /** @description An agent has to give one. */
            reason?: string;
            csAgentId?: string;
        };
        CommitmentException: {
            /** @description Nothing is owed any more, and what was charged goes back. */
            waive?: boolean;
            /** @description A later one, YYYY-MM-DD. */
            deadline?: string;
            reason: string;
            csAgentId?: string;
        };
        CampaignReport: {
            /** @description That run */
            commitments: number;
            /** @description Minor units: what customers would owe if all of them ended today */
            amount: number;
            items: {
                code: string;
                name: string;
                offered: boolean;
                /** @description Orders that hold a kit, or another use of it */
                uses: number;
                /** @description Minor units taken off brewers */
                spent: number;
                /** @description Kits to sell in all; absent: no limit */
                stock?: number;
                /** @description Most orders; absent: no limit */
                usesMost?: number;
                /** @description Minor units to take off in all; absent: no limit */
                budget?: number;
                /** @description Commitments that run */
                running: number;
                /** @description Commitments that were met */
                met: number;
                /** @description Commitments that ended unmet */
                ended: number;
                /** @description Brewers that came back */
                returned: number;
                /** @description Boxes or cases that running commitments still have to buy */
                weightOwed: number;
                /** @description Minor units that would be owed if they ended today */
                amount: number;
            }[];
            /** @description What no card paid for ending early */
            owed: {
                orderCode: string;
                /** @description Minor units */
                amount: number;
                /** @description YYYY-MM-DD: first declined */
                failedOn?: string;
            }[];
        };
        AdminMe: {
            email: string;
            /** @enum {unknown} */
            role: "merchandiser" | "service" | "finance" | "owner";
            /** @description What the role may call */
            operations: string[];
            /** @description When the log-in ends; nothing prolongs it */
            expires: string;
            sites: {
                id: string;
                name: string;
                currency: string;
                timeZone: string;
                languages: ("en" | "fr")[];
                origin: string;
            }[];
        };
        StaffMember: {
            id: string;
            email: string;
            /** @enum {unknown} */
            role: "merchandiser" | "service" | "finance" | "owner";
            created: string;
            disabled?: string;
            /** @description Whether the one-time link was used */
            setUp: boolean;
        };
        AgentLogIn: {
            email: string;
            password: string;
            /** @description Of the authenticator app, or a recovery code */
            code: string;
        };
        AgentSessionStart: {
            /**
             * Format: uuid
             * @description From R/customers/search
             */
            customerId: string;
        };
        AgentToken: {
            access_token: string;
            /** @enum {string} */
            token_type: "Bearer";
            /** @description Seconds; nothing prolongs it */
            expires_in: number;
            /** @description `agent`: search and start. `agent:act`: act for the customer. */
            scope: string;
            csAgentId: string;
            customerId?: string;
        };
        AgentSetUp: {
            token: string;
            /** @description 12 to 128 characters */
            password?: string;
            code?: string;
        };
        AgentSetUpAnswer: {
            email?: string;
            /** @description For the authenticator app, base32 */
            secret?: string;
            /** @description The same as an otpauth:// address */
            otpauth?: string;
            /** @description Shown this once */
            recoveryCodes?: string[];
        };
        CustomerSearchPage: {
            customers: {
                customerId: string;
                email: string;
                firstName: string;
                lastName: string;
                /** @description ISO 8601 date */
                customerSince: string;
            }[];
            pagination: {
                currentPage: number;
                pageSize: number;
                totalPages: number;
                totalResults: number;
            };
        };
        AgentNote: {
            id: string;
            text: string;
            /** Format: date-time */
            created: string;
            /** @description E-mail address of the agent */
            author: string;
        };
        AgentNotes: {
            /** @description Newest first, 50 at most */
            notes: components["schemas"]["AgentNote"][];
        };
        NewAgentNote: {
            text: string;
        };
        AdminCustomerList: {
            items: {
                customerId: string;
                email: string;
                firstName: string;
                lastName: string;
                /** @description YYYY-MM-DD */
                customerSince: string;
            }[];
            total: number;
            next?: string;
        };
        AdminCustomer: {
            profile: {
                customerId: string;
                email: string;
                firstName: string;
                lastName: string;
                /** @description YYYY-MM-DD */
                customerSince: string;
                language: string;
                phone?: string;
                perksOptIn: boolean;
                employee: boolean;
                emailProved: boolean;
            };
            /** @description The latest, newest first */
            orders: {
                code: string;
                status: string;
                statusDisplay: string;
                /** Format: date-time */
                placed: string;
                total: components["schemas"]["Price"];
                totalUnitCount: number;
            }[];
            orderCount: number;
            subscriptions: components["schemas"]["Subscription"][];
            notes: components["schemas"]["AgentNote"][];
        };
        ClientLogs: {
            records: {
                type: "INFO" | "ERROR" | "DEBUG" | "API_FAILURE_4XX" | "API_FAILURE_5XX";
                severity: "low" | "medium" | "high" | "critical";
                message: string;
                category?: string;
                eventType?: string;
                brand?: "usb2c" | "cab2c" | "usafh";
                language?: string;
                timestamp?: string;
                cartGuid?: string;
                customerId?: string;
                userEmail?: string;
                visitorId?: string;
                sessionId?: string;
                userType?: string;
                requestUrl?: string;
                extraInfo?: {
                    [key: string]: unknown;
                };
                correlationId?: string;
                referrer?: string;
                currentPageUrl?: string;
            }[];
        };
        TaggedPage: {
            /** @description Of the page’s address; says what it is, instead of the others. */
            path?: string;
            page_type?: "category" | "product" | "content" | "search" | "other";
            /** @description Code of the product or category, label of the content page, path of another screen. */
            page_id?: string;
        };
        PageTags: {
            /** @description English on every site, so that reports compare. */
            page_name: string;
            page_type: string;
            /** @description Of the category, or of the product’s first; else empty. */
            page_category_id: string;
            /** @description Code or label; of another screen its pattern, such as `/order-confirmation/{guid}`. */
            page_id: string;
        };
        NewsletterSubscription: {
            email: string;
        };
        EmailSignup: {
            email: string;
            source?: string;
        };
        MailLink: {
            token?: string;
        } & {
            [key: string]: unknown;
        };
        StockAlertRequest: {
            /** @description Variant; a product: its default one. */
            code: string;
            email: string;
        };
        ContactMessage: {
            name: string;
            email: string;
            topic: string;
            orderCode?: string;
            message: string;
            /** @description For machines; people leave it empty. */
            website?: string;
        };
        OutreachOutcome: {
            status: string;
            message: string;
        };
        SubmitReferral: {
            /** @description The friend’s. */
            email: string;
            /** @description Plain text for the friend, at most 240 characters. */
            message?: string;
        };
        ReferralReceipt: {
            /**
             * @description The same for every address.
             * @enum {string}
             */
            status: "sent";
            /** @description The friend’s coupon; `/?referral=` and the code is the link to it. */
            code: string;
        };
        Referral: {
            id: string;
            /** @description The friend’s; absent once it is forgotten. */
            email?: string;
            code: string;
            /** @description sent to the friend, ordered by the friend, held while an agent looks at it, credited or refused */
            status: "sent" | "ordered" | "held" | "credited" | "refused";
            /** @description The status in a sentence. */
            message: string;
            /**
             * Format: date-time
             * @description When the friend was referred.
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description When the friend’s order was paid.
             */
            orderedAt?: string;
            /**
             * Format: date-time
             * @description When it is credited if the order is kept; known once all of it has arrived.
             */
            creditAt?: string;
            /**
             * Format: date-time
             * @description When the credit was given.
             */
            creditedAt?: string;
            amount?: components["schemas"]["Price"];
            /** @description Why there is no credit. */
            reason?: "returned" | "refunded" | "belowMinimum" | "yearlyLimit" | "agent";
            /** @description For agents: what friend and sender have in common. */
            heldFor?: ("card" | "address" | "network")[];
            /** @description For agents: the friend’s order. */
            orderCode?: string;
            /** @description For agents: what one of them decided. */
            decision?: {
                reason: string;
                /**
                 * Format: date-time
                 * @description When it was decided.
                 */
                at: string;
            };
        };
        ReferralList: {
            /** @description Newest first. */
            referrals: components["schemas"]["Referral"][];
            terms: {
                friendAmount: components["schemas"]["Price"];
                minimum: components["schemas"]["Price"];
                creditAmount: components["schemas"]["Price"];
                /** @description Days from its delivery until then. */
                creditDays: number;
                /** @description Most that are credited in 365 days. */
                perYear: number;
            };
            pagination: components["schemas"]["Pagination"];
        };
        ReferralDecision: {
            /** @description Why, in 1 to 500 characters. */
            reason: string;
        };
        HeldReferrals: {
            /** @description The longest first */
            items: {
                id: string;
                customerId: string;
                sender: string;
                /** @description Absent: forgotten */
                friend?: string;
                code: string;
                orderCode?: string;
                heldFor: ("card" | "address" | "network")[];
                /** Format: date-time */
                sentAt: string;
                /**
                 * Format: date-time
                 * @description If it is released before
                 */
                creditAt?: string;
            }[];
            /** @description Minor units that the sender gets for each */
            amount: number;
        };
        BrewerModel: {
            /** @description The first two digits of the serial number. */
            code: string;
            name: string;
            /** @description Absent where this site does not sell it. */
            productCode?: string;
            /** @description Address of the picture; takes `?w=`. */
            image?: string;
        };
        BrewerSerial: {
            /** @description 12 to 20 digits; spaces, dots and hyphens between them do not count. */
            serialNumber: string;
            /** @description YYYY-MM-DD; not in the future, and not before the brewer was made. */
            purchaseDate?: string;
        };
        RecognisedBrewer: {
            /** @description Digits only. */
            serialNumber: string;
            model: components["schemas"]["BrewerModel"];
            producedIn: {
                /** @description ISO 8601 week, 1 to 53. */
                week: number;
                year: number;
            };
        };
        NewBrewerRegistration: {
            /** @description 12 to 20 digits; spaces, dots and hyphens between them do not count. */
            serialNumber: string;
            /** @description YYYY-MM-DD; not in the future, and not before the brewer was made. */
            purchaseDate: string;
        };
        BrewerRegistration: {
            /** @description Digits only. */
            serialNumber: string;
            model: components["schemas"]["BrewerModel"];
            /** @description YYYY-MM-DD; a day of the site’s zone. */
            purchaseDate: string;
            /** @description YYYY-MM-DD; the last day that the warranty covers. */
            warrantyEndDate: string;
            /** @description Whether that day has passed in the site’s zone. */
            warrantyOver: boolean;
            /** Format: date-time */
            registeredAt: string;
        };
        BrewerQuestion: {
            code: string;
            text: string;
            options: {
                code: string;
                text: string;
            }[];
        };
        BrewerQuestionnaire: {
            /** @description The serial number, digits only. */
            sn: string;
            /** @description In the order in which they are asked. */
            questions: components["schemas"]["BrewerQuestion"][];
            /** @description By the code of the question: the code of an option, or null where it was skipped. */
            answers: {
                [key: string]: string | null;
            };
            /** @description Whether each was answered or skipped: then `getBrewerCoupon` answers the coupon. */
            complete: boolean;
            /** @description Whether a coupon follows: not where the site gives none, or an earlier owner had it. */
            coupon: boolean;
        };
        /** @description Questions that are not named keep what they have. */
        BrewerAnswers: {
            /** @description The serial number of a brewer that is registered to the customer, as it was typed or as digits. */
            sn: string;
            /** @description By the code of the question: the code of an option, or null where it was skipped. */
            answers: {
                [key: string]: string | null;
            };
        };
        BrewerCouponRequest: {
            /** @description The serial number of a brewer that is registered to the customer, as it was typed or as digits. */
            sn: string;
        };
        BrewerCouponApplication: {
            /** @description The serial number of a brewer that is registered to the customer, as it was typed or as digits. */
            sn: string;
            cartGuid: string;
        };
        BrewerCoupon: {
            /** @description The serial number, digits only. */
            sn: string;
            couponCode: string;
            /** @description Off the pods of one order. */
            percent: number;
            /**
             * Format: date-time
             * @description The first instant at which it no longer counts.
             */
            validTo: string;
            standing: "open" | "used" | "expired";
        };
        PerksNextReward: {
            /** @description What it takes. */
            points: number;
            /** @description How many more. */
            missing: number;
        };
        PerksRewardProduct: {
            /** @description Of the variant. */
            code: string;
            productCode: string;
            name: string;
            url: string;
            images: {
                name: string;
                url: string;
                alt: string;
                width: number;
                height: number;
            }[];
            quantity: number;
            /** @description Of a box. */
            count?: number;
            listPrice: components["schemas"]["Price"];
        };
        PerksReward: {
            /** @description Points and variant: `350-fernhill-24`. */
            rewardCode: string;
            /** @description What it takes. */
            points: number;
            /** @description Whether there are points enough. */
            available: boolean;
            products: components["schemas"]["PerksRewardProduct"][];
        };
        LoyaltyDetails: {
            /** @description What can be spent now. */
            points: number;
            /** @description Of orders that count later. */
            pendingPoints: number;
            /** @description What later earnings pay first. */
            debt: number;
            /** @description The balance from which a free box is spoken of. */
            threshold: number;
            nextReward?: components["schemas"]["PerksNextReward"];
            optedIn: boolean;
            /**
             * Format: date-time
             * @description The last time.
             */
            joinedAt?: string;
            /**
             * Format: date-time
             * @description Set for one who left.
             */
            leftAt?: string;
            /**
             * Format: date-time
             * @description When the first of the points expire, if nothing is earned or redeemed before.
             */
            expiresAt?: string;
            /** @description Best sellers first; absent for `field=points`. */
            rewards?: components["schemas"]["PerksReward"][];
            pagination?: components["schemas"]["Pagination"];
        };
        LoyaltyHistoryEntry: {
            id: string;
            /**
             * Format: date-time
             * @description When it was booked.
             */
            date: string;
            kind: "welcome" | "registered" | "earned" | "reversed" | "redeemed" | "givenBack" | "adjusted" | "adjustmentReversed" | "expired";
            /** @description Negative where they were taken. */
            points: number;
            /** @description Not in the balance yet. */
            pending: boolean;
            orderCode?: string;
            /** @description What happened, in the reader’s language. */
            label: string;
            /** @description What there was after it, without what is pending. */
            balance: number;
        };
        LoyaltyPointsHistory: {
            entries: components["schemas"]["LoyaltyHistoryEntry"][];
            pagination: components["schemas"]["Pagination"];
        };
        LoyaltyProgramSignup: {
            /** @description true joins, false leaves. */
            loyaltyProgramOptIn: boolean;
        };
        NewLoyaltyAdjustment: {
            /** @description Negative takes away. */
            points: number;
            /** @description Why: the customer does not see it. */
            reason: string;
        };
        LoyaltyAdjustment: {
            /** @description To reverse it by. */
            id: string;
            /** @description What the adjustment gave or, where negative, took. */
            points: number;
            reason: string;
            reversed: boolean;
            /** @description What there is now. */
            balance: number;
        };
        AppliedRewards: {
            /** @description On this cart: one at most. */
            rewards: {
                rewardCode: string;
                /** @description What it took */
                points: number;
                /** @description False: the order would be refused; it can be exchanged. */
                inStock: boolean;
                products: components["schemas"]["PerksRewardProduct"][];
            }[];
            /** @description What can be spent beside it. */
            points: number;
            /** @description Units in the cart, the reward among them. */
            sessionCartCount: number;
        };
        RewardOfCart: {
            cartGuid: string;
            /** @description Points and variant code: `350-fernhill-24`. */
            rewardCode: string;
        };
        RewardSwap: {
            cartGuid: string;
            /** @description Points and variant code: `350-fernhill-24`. */
            rewardCode: string;
            /** @description Points and variant code: `350-fernhill-24`. */
            newRewardCode: string;
        };
        /** @description A cart, or products as they would be bought; neither: the cart of the visit. */
        EarningAsked: {
            cartGuid?: string;
            products?: {
                code: string;
                qty: number;
                /** @description True where left out. */
                isOneTimeProduct?: boolean;
            }[];
        };
        LoyaltyPoints: {
            /** @description What it would earn */
            points: number;
            /** @description Of what is bought once */
            oneTimePoints: number;
            /** @description Of what comes again and again: twice the points */
            autoDeliveryPoints: number;
            /** @description What a member can spend now. */
            balance?: number;
            nextReward?: components["schemas"]["PerksNextReward"];
        };
        AdminCustomerPerks: {
            /** @description Whether the site has Perks */
            offered: boolean;
            member: boolean;
            /** @description Points of one adjustment at most */
            most: number;
            /** @description That can be spent now */
            points: number;
            pendingPoints: number;
            /** @description Points that later earnings pay first */
            debt: number;
            /** Format: date-time */
            expiresAt?: string;
            /** @description Newest first */
            entries: {
                id: string;
                /** Format: date-time */
                at: string;
                label: string;
                /** @description Below zero: taken */
                points: number;
                /** @description Does not count yet */
                pending: boolean;
                /** @description After it, without what is pending */
                balance: number;
                orderCode?: string;
                /** @description For the staff; the customer does not see it */
                reason?: string;
                /** @description The member of staff, by email */
                by?: string;
                /** @description An adjustment that nobody has taken back */
                reversible: boolean;
            }[];
            total: number;
            next?: string;
        };
        PerksLiability: {
            /** @description Whether the site has Perks */
            offered: boolean;
            members: number;
            /** @description Open points of all members */
            points: number;
            pendingPoints: number;
            debt: number;
            /** @description Minor units for 100 points */
            pointsCost: number;
            /** @description Percent of points that are ever redeemed */
            redemptionPercent: number;
            /** @description Minor units that the open points will cost */
            amount: number;
        };
        NewRecipe: {
            /** @description 1 to 40 characters of plain text. */
            name: string;
            /** @description Code of a product in pods. */
            podCode: string;
            /** @description Fluid ounces of water. */
            sizeOz: 4 | 6 | 8 | 10 | 12 | 16;
            /** @description How strong it is brewed. */
            strength: "mild" | "regular" | "strong";
            /** @description Absent: black. */
            milk?: "dairy" | "oat" | "almond" | "soy" | "coconut";
            /** @description Absent: none. */
            syrup?: "vanilla" | "caramel" | "hazelnut" | "maple" | "lavender" | "raspberry";
            /** @description Absent: none. */
            topping?: "foam" | "whipped-cream" | "cinnamon" | "cocoa" | "marshmallows" | "orange";
            /** @description Colour of the cup. */
            cupColor: "oat" | "butter" | "terracotta" | "rose" | "sage" | "sky" | "midnight" | "ink";
        };
        /** @description The whole recipe as it is from now on. */
        RecipeChange: {
            recipeId: string;
            /** @description 1 to 40 characters of plain text. */
            name: string;
            /** @description Code of a product in pods. */
            podCode: string;
            /** @description Fluid ounces of water. */
            sizeOz: 4 | 6 | 8 | 10 | 12 | 16;
            /** @description How strong it is brewed. */
            strength: "mild" | "regular" | "strong";
            /** @description Absent: black. */
            milk?: "dairy" | "oat" | "almond" | "soy" | "coconut";
            /** @description Absent: none. */
            syrup?: "vanilla" | "caramel" | "hazelnut" | "maple" | "lavender" | "raspberry";
            /** @description Absent: none. */
            topping?: "foam" | "whipped-cream" | "cinnamon" | "cocoa" | "marshmallows" | "orange";
            /** @description Colour of the cup. */
            cupColor: "oat" | "butter" | "terracotta" | "rose" | "sage" | "sky" | "midnight" | "ink";
        };
        RecipePod: {
            code: string;
            name: string;
            brand: string;
            /** @description What is put in a cart. */
            variantCode: string;
            inStock: boolean;
            /** @description What its drink looks like, for the picture. */
            tone: string;
            /** @description Address of the picture; takes `?w=`. */
            image?: string;
        };
        Recipe: {
            /** @description Who knows it may see the recipe, and nothing else. */
            recipeId: string;
            /** @description Plain text, to be escaped. */
            name: string;
            /** @description Code of a product in pods. */
            podCode: string;
            /** @description Fluid ounces of water. */
            sizeOz: 4 | 6 | 8 | 10 | 12 | 16;
            /** @description How strong it is brewed. */
            strength: "mild" | "regular" | "strong";
            /** @description Absent: black. */
            milk?: "dairy" | "oat" | "almond" | "soy" | "coconut";
            /** @description Absent: none. */
            syrup?: "vanilla" | "caramel" | "hazelnut" | "maple" | "lavender" | "raspberry";
            /** @description Absent: none. */
            topping?: "foam" | "whipped-cream" | "cinnamon" | "cocoa" | "marshmallows" | "orange";
            /** @description Colour of the cup. */
            cupColor: "oat" | "butter" | "terracotta" | "rose" | "sage" | "sky" | "midnight" | "ink";
            pod?: components["schemas"]["RecipePod"];
            /** @description Address of the picture, an SVG. */
            picture: string;
            /** Format: date-time */
            updatedAt: string;
        };
        RecipeList: {
            /** @description Newest first. */
            recipes: components["schemas"]["Recipe"][];
        };
        RecipeRemoved: {
            recipeId: string;
        };
        DesignSpectrum: {
            /** @description By brand and name. */
            pods: components["schemas"]["RecipePod"][];
            sizes: {
                oz: number;
                text: string;
            }[];
            strengths: {
                code: string;
                text: string;
            }[];
            milks: {
                code: string;
                /** @description `#rrggbb` */
                color: string;
                text: string;
            }[];
            syrups: {
                code: string;
                /** @description `#rrggbb` */
                color: string;
                text: string;
            }[];
            toppings: {
                code: string;
                /** @description `#rrggbb` */
                color: string;
                text: string;
            }[];
            cupColors: {
                code: string;
                /** @description `#rrggbb` */
                color: string;
                text: string;
            }[];
        };
        QuizQuestion: {
            code: string;
            text: string;
            options: {
                code: string;
                text: string;
            }[];
        };
        QuizPick: {
            product: components["schemas"]["Product"];
            /** @description Why, in one line. */
            reason: string;
            /** @description Whether it steps aside from what was asked for. */
            adventurous: boolean;
        };
        QuizResult: {
            /** @description Of the questions answered. */
            version: number;
            /** @description Sure picks, then an adventurous one; fewer where hard limits leave fewer. */
            picks: components["schemas"]["QuizPick"][];
            assumed: string[];
            /** @description Of the link by which it can be shared. */
            resultId: string;
            /** Format: date-time */
            expiresAt: string;
        };
        /** @description The questions; with `resultId` also the result that was shared. */
        QuizResponse: {
            /** @description Of the questions answered. */
            version: number;
            questions: components["schemas"]["QuizQuestion"][];
            /** @description Ways past the quiz. */
            shortcuts: {
                text: string;
                /** @description Relative to the site. */
                url: string;
            }[];
            /** @description Answers of the caller’s taste profile, to begin with. */
            startWith?: {
                [key: string]: string;
            };
            /** @description Sure picks, then an adventurous one; fewer where hard limits leave fewer. */
            picks?: components["schemas"]["QuizPick"][];
            assumed?: string[];
            /** @description Of the link by which it can be shared. */
            resultId?: string;
            /** Format: date-time */
            expiresAt?: string;
        };
        QuizSubmission: {
            /** @description Of the questions answered. */
            version: number;
            /** @description The code of an option by the code of its question; null: skipped. */
            answers: {
                [key: string]: string | null;
            };
            /** @description Keeps the answers as the taste profile of who is logged in. */
            keepProfile?: boolean;
        };
        QuizStep: {
            /** @description Of the questions answered. */
            version: number;
            question: string;
            outcome: "shown" | "answered" | "skipped";
            /** @description The question that is shown after it. */
            next?: string;
        };
        QuizStepCounted: {
            counted: boolean;
        };
        QuizMail: {
            resultId: string;
            /** @description Where it is sent; kept for nothing else. */
            email: string;
        };
        QuizMailed: {
            mailed: boolean;
        };
        DecisionToken: {
            token: string;
            /** @description Seconds. */
            expires_in: number;
        };
        DecisionChat: {
            token: string;
            /** @description The code of an option by the code of its question; null: skipped. */
            answers?: {
                [key: string]: string | null;
            };
        };
        DecisionBrewer: {
            product: components["schemas"]["Product"];
            reason: string;
        };
        /** @description The next turn, or the result when there is none. */
        DecisionAnswer: {
            /** @description Of the questions answered. */
            version: number;
            progress: {
                /** @description Questions answered or skipped. */
                answered: number;
                of: number;
            };
            turn?: components["schemas"]["QuizQuestion"];
            /** @description Ways past the quiz, with its first turn. */
            shortcuts?: {
                text: string;
                url: string;
            }[];
            result?: {
                best?: components["schemas"]["DecisionBrewer"];
                others: components["schemas"]["DecisionBrewer"][];
                /** @description Relative to the site. */
                compareUrl: string;
                assumed: string[];
            };
        };
        TasteProfile: {
            /** @description Whether there is a profile. */
            kept: boolean;
            /** @description Of the questions answered. */
            version: number;
            /** @description The code of an option by the code of its question. */
            answers: {
                [key: string]: string;
            };
            /** @description “Because you like …”. */
            likes?: string;
            /** Format: date-time */
            updatedAt?: string;
            questions: components["schemas"]["QuizQuestion"][];
        };
        TasteProfileChange: {
            /** @description Of the questions answered. */
            version: number;
            /** @description The code of an option by the code of its question; null: skipped. */
            answers: {
                [key: string]: string | null;
            };
        };
        QuizReport: {
            /** @description That is asked now */
            version: number;
            questions: {
                key: string;
                text: string;
                shown: number;
                answered: number;
                skipped: number;
                /** @description Shown, and neither answered nor skipped: who left here */
                left: number;
            }[];
            /** @description Of answers that were tried, evenly out of all */
            combinations: number;
            /** @description Combinations with fewer products than wanted */
            short: number;
            /** @description Share of the results above which a product is shown too often */
            tooOften: number;
            /** @description That may be shown */
            products: number;
            never: {
                code: string;
                name: string;
                /** @description Of the results that show it, 0 to 1 */
                share: number;
            }[];
            often: {
                code: string;
                name: string;
                /** @description Of the results that show it, 0 to 1 */
                share: number;
            }[];
        };
        QuizVersion: {
            /** @description That is asked from now on */
            version: number;
            /** @description That was asked until now */
            before: number;
        };
        ShownArms: {
            /** @description Each experiment with its arm, such as `2041:1`; empty: none. */
            arms: string;
            /** @description What the arms of this visitor say of the screen, by feature. */
            values: {
                [key: string]: string;
            };
        };
        Exposure: {
            screen: "home" | "product" | "category";
            /** @description As the page or `getShownArms` had them. */
            arms: string;
        };
        ExperimentReports: {
            items: {
                id: string;
                name: string;
                /** @enum {unknown} */
                status: "draft" | "planned" | "running" | "ended" | "stopped";
                /** Format: date-time */
                startsAt: string;
                /** Format: date-time */
                stopsAt: string;
                /** @description Visitors are not split as the shares say: nothing can be concluded */
                mismatched: boolean;
                arms: {
                    name: string;
                    /** @description Share of visitors, 0 to 1 */
                    weight: number;
                    /** @description Visitors who saw it */
                    exposures: number;
                    /** @description Those of them who ordered after it */
                    buyers: number;
                    /** @description Share of buyers, 0 to 1 */
                    conversion: number;
                    /** @description Minor units a visitor */
                    revenue: number;
                    /** @description A difference to the control with its 95 % interval; absent: too few visitors, or the control */
                    conversionGain?: {
                        value: number;
                        low: number;
                        high: number;
                    };
                    /** @description A difference to the control with its 95 % interval; absent: too few visitors, or the control */
                    revenueGain?: {
                        value: number;
                        low: number;
                        high: number;
                    };
                }[];
            }[];
        };
        /** @description Money in minor units; goods − discounts + shipping + surcharges + tax = total. Refunds are on the day on which they were made. */
        SalesReport: {
            rows: {
                /** @description YYYY-MM-DD */
                day: string;
                orders: number;
                units: number;
                goods: number;
                discounts: number;
                shipping: number;
                surcharges: number;
                tax: number;
                total: number;
                refunds: number;
            }[];
            sums: {
                orders: number;
                units: number;
                goods: number;
                discounts: number;
                shipping: number;
                surcharges: number;
                tax: number;
                total: number;
                refunds: number;
            };
        };
        AdminHome: {
            currency: string;
            todo: {
                code: string;
                title: string;
                count: number;
                /** @description Below the site’s part of the back office */
                href?: string;
            }[];
            yesterday: {
                orders: number;
                units: number;
                /** @description Minor units */
                sales: number;
                /** @description Minor units */
                refunds: number;
            };
            today: {
                orders: number;
                units: number;
                /** @description Minor units */
                sales: number;
                /** @description Minor units */
                refunds: number;
            };
        };
        AdminReport: {
            name: string;
            title: string;
            description: string;
            /** @description Whether `from` and `to` count; else it says how things stand now */
            hasPeriod: boolean;
            /** @description Whether it can be divided `by` day */
            hasDays: boolean;
            columns: {
                name: string;
                title: string;
                /**
                 * @description Money is in minor units of the site’s currency
                 * @enum {unknown}
                 */
                kind: "text" | "day" | "month" | "count" | "money" | "percent";
            }[];
            rows: {
                /** @description By column */
                values: {
                    [key: string]: string | number;
                };
                /** @description By column: where the rows behind the value are, below the site’s part of the back office */
                links: {
                    [key: string]: string;
                };
            }[];
            /** @description By column, of all rows and not of the page */
            sums: {
                [key: string]: number;
            };
            next?: string;
        };
        AdminOpening: {
            /** @description false once everything is done, where an owner has hidden it, and in a demo */
            isShown: boolean;
            steps: {
                code: string;
                title: string;
                /** @description A sentence: what is missing, or what there is */
                text: string;
                isDone: boolean;
                /** @description Where it is done, below the site in the back office */
                href?: string;
                /** @description Other screens on which it can be done */
                further: {
                    title: string;
                    href: string;
                }[];
            }[];
        };
    };
    responses: {
        /** @description What went wrong, one item a problem. */
        Refusal1: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorList"];
            };
        };
        /** @description Default Response */
        Refusal2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    errors: {
                        type: string;
                        message: string;
                        subject?: string;
                    }[];
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSessionCartGuid: {
        parameters: {
            query?: {
                site?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCartGuid"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    postLogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientLogs"];
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal1"];
            413: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getRobots: {
        parameters: {
            query?: {
                site?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getSitemapIndex: {
        parameters: {
            query?: {
                site?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getSitemap: {
        parameters: {
            query?: {
                site?: string;
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getFeed: {
        parameters: {
            query?: {
                site?: string;
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getMedia: {
        parameters: {
            query?: {
                /** @description Width in px: 20, 96, 160, 240, 320, 480, 640, 800, 1200, 1600; default 640 */
                w?: string;
                /** @description Any version mark: the answer may then be kept for a year */
                v?: string;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["Refusal2"];
            404: components["responses"]["Refusal2"];
        };
    };
    getImageSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            404: components["responses"]["Refusal2"];
        };
    };
    adminGetResources: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resources: {
                            name: string;
                            title: string;
                            one: string;
                            description: string;
                            keyTitle: string;
                            columns: string[];
                            /** @enum {unknown} */
                            group: "catalogue" | "content" | "prices" | "programmes" | "orders" | "settings";
                            operations: {
                                list: string;
                                get: string;
                                save: string;
                                add?: string;
                                remove?: string;
                                bulk?: string;
                            };
                            creates: boolean;
                            removes: boolean;
                            bulk: boolean;
                            drafts: boolean;
                            filters: {
                                name: string;
                                title: string;
                                options: {
                                    value: string;
                                    title: string;
                                }[];
                            }[];
                            schema: {
                                [key: string]: unknown;
                            };
                            inputs?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
        };
    };
    adminListEdits: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                resource?: string;
                key?: string;
                after?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Edit"][];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminUndoEdit: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            [key: string]: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminListScheduled: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                resource?: string;
                key?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ScheduledEdit"][];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminCancelScheduled: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminPublishDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            [key: string]: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditBatch"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminUndoBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getPage: {
        parameters: {
            query?: {
                pageType?: string;
                pageLabelOrId?: string;
                /** @description Of a category or product: its own page, else the one that stands for all. Else a label or id. */
                code?: string;
                /** @description BASIC: what the page is. DEFAULT: with its slots and metadata. FULL: with the site’s configuration. */
                fields?: "BASIC" | "DEFAULT" | "FULL";
                /** @description Shows what is scheduled; one that is not valid changes nothing. */
                cmsTicketId?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getComponents: {
        parameters: {
            query: {
                /** @description Comma-separated uids. */
                componentIds: string;
                /** @description As many as there are ids. */
                pageSize?: number;
                currentPage?: number;
                /** @description Shows what is scheduled; one that is not valid changes nothing. */
                cmsTicketId?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComponentList"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getSiteConfig: {
        parameters: {
            query?: {
                pageLabelOrId?: string;
                /** @description Shows what is scheduled; one that is not valid changes nothing. */
                cmsTicketId?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteConfig"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getLoginPage: {
        parameters: {
            query?: {
                pageLabelOrId?: string;
                /** @description Shows what is scheduled; one that is not valid changes nothing. */
                cmsTicketId?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginPage"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getShopManifest: {
        parameters: {
            query?: {
                pageLabelOrId?: string;
                /** @description Shows what is scheduled; one that is not valid changes nothing. */
                cmsTicketId?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getShopColors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    adminListComponents: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
                typeCode?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /**
                                 * Kind
                                 * @enum {string}
                                 */
                                typeCode: "HeroBannerComponent" | "EditorialComponent" | "PageIntroComponent" | "BannerBackgroundComponent" | "QuizTeaserComponent" | "PerksTeaserComponent" | "ShopByTilesComponent" | "ProductCarouselComponent" | "ValuePropsComponent" | "HowItWorksComponent" | "StepsComponent" | "ShortcutsComponent" | "RichTextComponent" | "QuestionsComponent" | "NotificationComponent" | "HelpComponent" | "ContactComponent" | "NewsletterComponent" | "NavigationComponent" | "FooterLinksComponent";
                                /** Content */
                                data: unknown;
                                /**
                                 * Shown from
                                 * @description Empty: from now on
                                 */
                                activeFrom: string | null;
                                /**
                                 * Shown until
                                 * @description Empty: until you change it
                                 */
                                activeTo: string | null;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAddComponent: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    state: {
                        /**
                         * Kind
                         * @enum {string}
                         */
                        typeCode: "HeroBannerComponent" | "EditorialComponent" | "PageIntroComponent" | "BannerBackgroundComponent" | "QuizTeaserComponent" | "PerksTeaserComponent" | "ShopByTilesComponent" | "ProductCarouselComponent" | "ValuePropsComponent" | "HowItWorksComponent" | "StepsComponent" | "ShortcutsComponent" | "RichTextComponent" | "QuestionsComponent" | "NotificationComponent" | "HelpComponent" | "ContactComponent" | "NewsletterComponent" | "NavigationComponent" | "FooterLinksComponent";
                        /** Content */
                        data?: unknown;
                        /**
                         * Shown from
                         * @description Empty: from now on
                         */
                        activeFrom?: string | null;
                        /**
                         * Shown until
                         * @description Empty: until you change it
                         */
                        activeTo?: string | null;
                    };
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Kind
                             * @enum {string}
                             */
                            typeCode: "HeroBannerComponent" | "EditorialComponent" | "PageIntroComponent" | "BannerBackgroundComponent" | "QuizTeaserComponent" | "PerksTeaserComponent" | "ShopByTilesComponent" | "ProductCarouselComponent" | "ValuePropsComponent" | "HowItWorksComponent" | "StepsComponent" | "ShortcutsComponent" | "RichTextComponent" | "QuestionsComponent" | "NotificationComponent" | "HelpComponent" | "ContactComponent" | "NewsletterComponent" | "NavigationComponent" | "FooterLinksComponent";
                            /** Content */
                            data: unknown;
                            /**
                             * Shown from
                             * @description Empty: from now on
                             */
                            activeFrom: string | null;
                            /**
                             * Shown until
                             * @description Empty: until you change it
                             */
                            activeTo: string | null;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetComponent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Kind
                             * @enum {string}
                             */
                            typeCode: "HeroBannerComponent" | "EditorialComponent" | "PageIntroComponent" | "BannerBackgroundComponent" | "QuizTeaserComponent" | "PerksTeaserComponent" | "ShopByTilesComponent" | "ProductCarouselComponent" | "ValuePropsComponent" | "HowItWorksComponent" | "StepsComponent" | "ShortcutsComponent" | "RichTextComponent" | "QuestionsComponent" | "NotificationComponent" | "HelpComponent" | "ContactComponent" | "NewsletterComponent" | "NavigationComponent" | "FooterLinksComponent";
                            /** Content */
                            data: unknown;
                            /**
                             * Shown from
                             * @description Empty: from now on
                             */
                            activeFrom: string | null;
                            /**
                             * Shown until
                             * @description Empty: until you change it
                             */
                            activeTo: string | null;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminRemoveComponent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edit?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminSaveComponent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Content */
                        data?: unknown;
                        /**
                         * Shown from
                         * @description Empty: from now on
                         */
                        activeFrom?: string | null;
                        /**
                         * Shown until
                         * @description Empty: until you change it
                         */
                        activeTo?: string | null;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                    draft?: boolean;
                    /** Format: uuid */
                    publishes?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Kind
                             * @enum {string}
                             */
                            typeCode: "HeroBannerComponent" | "EditorialComponent" | "PageIntroComponent" | "BannerBackgroundComponent" | "QuizTeaserComponent" | "PerksTeaserComponent" | "ShopByTilesComponent" | "ProductCarouselComponent" | "ValuePropsComponent" | "HowItWorksComponent" | "StepsComponent" | "ShortcutsComponent" | "RichTextComponent" | "QuestionsComponent" | "NotificationComponent" | "HelpComponent" | "ContactComponent" | "NewsletterComponent" | "NavigationComponent" | "FooterLinksComponent";
                            /** Content */
                            data: unknown;
                            /**
                             * Shown from
                             * @description Empty: from now on
                             */
                            activeFrom: string | null;
                            /**
                             * Shown until
                             * @description Empty: until you change it
                             */
                            activeTo: string | null;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminListPages: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /**
                                 * Address
                                 * @description Such as summer-teas: the page is then at /content/summer-teas.
                                 */
                                label: string;
                                /**
                                 * Template
                                 * @enum {string}
                                 */
                                pageType: "ContentPage" | "CategoryPage" | "ProductPage" | "ComponentContainer";
                                /** Title */
                                title: {
                                    en: string;
                                    fr?: string;
                                };
                                /** For search engines */
                                metadata: {
                                    /** Name */
                                    name: string;
                                    /** Text */
                                    content: {
                                        en: string;
                                        fr?: string;
                                    };
                                }[];
                                /** Parts of the page */
                                slots: {
                                    /** Place */
                                    position: string;
                                    /**
                                     * Parts
                                     * @description Ids, in their order
                                     */
                                    components: string[];
                                }[];
                                /** Shown from */
                                activeFrom: string | null;
                                /** Shown until */
                                activeTo: string | null;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAddPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    state: {
                        /**
                         * Address
                         * @description Such as summer-teas: the page is then at /content/summer-teas.
                         */
                        label: string;
                        /**
                         * Template
                         * @enum {string}
                         */
                        pageType: "ContentPage" | "CategoryPage" | "ProductPage" | "ComponentContainer";
                        /** Title */
                        title: {
                            en: string;
                            fr?: string;
                        };
                        /** For search engines */
                        metadata: {
                            /** Name */
                            name: string;
                            /** Text */
                            content: {
                                en: string;
                                fr?: string;
                            };
                        }[];
                        /** Parts of the page */
                        slots: {
                            /** Place */
                            position: string;
                            /**
                             * Parts
                             * @description Ids, in their order
                             */
                            components: string[];
                        }[];
                        /** Shown from */
                        activeFrom?: string | null;
                        /** Shown until */
                        activeTo?: string | null;
                    };
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Address
                             * @description Such as summer-teas: the page is then at /content/summer-teas.
                             */
                            label: string;
                            /**
                             * Template
                             * @enum {string}
                             */
                            pageType: "ContentPage" | "CategoryPage" | "ProductPage" | "ComponentContainer";
                            /** Title */
                            title: {
                                en: string;
                                fr?: string;
                            };
                            /** For search engines */
                            metadata: {
                                /** Name */
                                name: string;
                                /** Text */
                                content: {
                                    en: string;
                                    fr?: string;
                                };
                            }[];
                            /** Parts of the page */
                            slots: {
                                /** Place */
                                position: string;
                                /**
                                 * Parts
                                 * @description Ids, in their order
                                 */
                                components: string[];
                            }[];
                            /** Shown from */
                            activeFrom: string | null;
                            /** Shown until */
                            activeTo: string | null;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Address
                             * @description Such as summer-teas: the page is then at /content/summer-teas.
                             */
                            label: string;
                            /**
                             * Template
                             * @enum {string}
                             */
                            pageType: "ContentPage" | "CategoryPage" | "ProductPage" | "ComponentContainer";
                            /** Title */
                            title: {
                                en: string;
                                fr?: string;
                            };
                            /** For search engines */
                            metadata: {
                                /** Name */
                                name: string;
                                /** Text */
                                content: {
                                    en: string;
                                    fr?: string;
                                };
                            }[];
                            /** Parts of the page */
                            slots: {
                                /** Place */
                                position: string;
                                /**
                                 * Parts
                                 * @description Ids, in their order
                                 */
                                components: string[];
                            }[];
                            /** Shown from */
                            activeFrom: string | null;
                            /** Shown until */
                            activeTo: string | null;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminRemovePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edit?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminSavePage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /**
                         * Address
                         * @description Such as summer-teas: the page is then at /content/summer-teas.
                         */
                        label?: string;
                        /** Title */
                        title?: {
                            en: string;
                            fr?: string;
                        };
                        /** For search engines */
                        metadata?: {
                            /** Name */
                            name: string;
                            /** Text */
                            content: {
                                en: string;
                                fr?: string;
                            };
                        }[];
                        /** Parts of the page */
                        slots?: {
                            /** Place */
                            position: string;
                            /**
                             * Parts
                             * @description Ids, in their order
                             */
                            components: string[];
                        }[];
                        /** Shown from */
                        activeFrom?: string | null;
                        /** Shown until */
                        activeTo?: string | null;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                    draft?: boolean;
                    /** Format: uuid */
                    publishes?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Address
                             * @description Such as summer-teas: the page is then at /content/summer-teas.
                             */
                            label: string;
                            /**
                             * Template
                             * @enum {string}
                             */
                            pageType: "ContentPage" | "CategoryPage" | "ProductPage" | "ComponentContainer";
                            /** Title */
                            title: {
                                en: string;
                                fr?: string;
                            };
                            /** For search engines */
                            metadata: {
                                /** Name */
                                name: string;
                                /** Text */
                                content: {
                                    en: string;
                                    fr?: string;
                                };
                            }[];
                            /** Parts of the page */
                            slots: {
                                /** Place */
                                position: string;
                                /**
                                 * Parts
                                 * @description Ids, in their order
                                 */
                                components: string[];
                            }[];
                            /** Shown from */
                            activeFrom: string | null;
                            /** Shown until */
                            activeTo: string | null;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminListComponentKinds: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kinds: {
                            code: string;
                            title: string;
                            schema: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListPageParts: {
        parameters: {
            query: {
                lang?: "en" | "fr";
                /** @description Ids of parts, parted by commas */
                keys: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        parts: {
                            key: string;
                            title: string;
                            kind: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListMessages: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Text */
                                value: unknown;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Text */
                            value: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSaveMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Text */
                        value?: unknown;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                    draft?: boolean;
                    /** Format: uuid */
                    publishes?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Text */
                            value: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminListSites: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Name */
                                name: string;
                                /** Phone */
                                phone: string;
                                /**
                                 * E-mail for shoppers
                                 * @description Shown in the footer; answers to mails go there. Empty: the contact form alone.
                                 */
                                email: string;
                                /**
                                 * Postal address
                                 * @description Shown in the footer and at the end of mails, where many countries require it.
                                 */
                                address: string;
                                /**
                                 * Logo
                                 * @description Shown in place of the name, about 36 pixels high. Empty: the name.
                                 */
                                logo: string | null;
                                /**
                                 * Hosts
                                 * @description Such as shop.example.com. Links and mails name the first. Hosts in SITE_HOSTS come before these.
                                 */
                                hosts: string[];
                                /**
                                 * Colours
                                 * @description Every pair of text and background must be readable (WCAG AA).
                                 */
                                light: {
                                    /** Page */
                                    paper: string;
                                    /** Cards and header */
                                    surface: string;
                                    /** Quiet areas */
                                    sunken: string;
                                    /** Text */
                                    ink: string;
                                    /** Secondary text */
                                    muted: string;
                                    /** Lines */
                                    line: string;
                                    /** Borders of fields */
                                    control: string;
                                    /** Buttons and links */
                                    accent: string;
                                    /** Buttons and links, pressed */
                                    "accent-strong": string;
                                    /** Badges and notices */
                                    "accent-soft": string;
                                    /** Text on buttons */
                                    "on-accent": string;
                                    /** Dark bands */
                                    deep: string;
                                    /** Text on dark bands */
                                    "on-deep": string;
                                    /** Secondary text on dark bands */
                                    "on-deep-muted": string;
                                    /** Success */
                                    success: string;
                                    /** Success, background */
                                    "success-soft": string;
                                    /** Warning */
                                    warning: string;
                                    /** Warning, background */
                                    "warning-soft": string;
                                    /** Error */
                                    danger: string;
                                    /** Error, background */
                                    "danger-soft": string;
                                    /** Focus ring */
                                    focus: string;
                                    /** Shadows */
                                    shade: string;
                                };
                                /**
                                 * Colours in the dark
                                 * @description For visitors whose system is dark.
                                 */
                                dark: {
                                    /** Page */
                                    paper: string;
                                    /** Cards and header */
                                    surface: string;
                                    /** Quiet areas */
                                    sunken: string;
                                    /** Text */
                                    ink: string;
                                    /** Secondary text */
                                    muted: string;
                                    /** Lines */
                                    line: string;
                                    /** Borders of fields */
                                    control: string;
                                    /** Buttons and links */
                                    accent: string;
                                    /** Buttons and links, pressed */
                                    "accent-strong": string;
                                    /** Badges and notices */
                                    "accent-soft": string;
                                    /** Text on buttons */
                                    "on-accent": string;
                                    /** Dark bands */
                                    deep: string;
                                    /** Text on dark bands */
                                    "on-deep": string;
                                    /** Secondary text on dark bands */
                                    "on-deep-muted": string;
                                    /** Success */
                                    success: string;
                                    /** Success, background */
                                    "success-soft": string;
                                    /** Warning */
                                    warning: string;
                                    /** Warning, background */
                                    "warning-soft": string;
                                    /** Error */
                                    danger: string;
                                    /** Error, background */
                                    "danger-soft": string;
                                    /** Focus ring */
                                    focus: string;
                                    /** Shadows */
                                    shade: string;
                                };
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Name */
                            name: string;
                            /** Phone */
                            phone: string;
                            /**
                             * E-mail for shoppers
                             * @description Shown in the footer; answers to mails go there. Empty: the contact form alone.
                             */
                            email: string;
                            /**
                             * Postal address
                             * @description Shown in the footer and at the end of mails, where many countries require it.
                             */
                            address: string;
                            /**
                             * Logo
                             * @description Shown in place of the name, about 36 pixels high. Empty: the name.
                             */
                            logo: string | null;
                            /**
                             * Hosts
                             * @description Such as shop.example.com. Links and mails name the first. Hosts in SITE_HOSTS come before these.
                             */
                            hosts: string[];
                            /**
                             * Colours
                             * @description Every pair of text and background must be readable (WCAG AA).
                             */
                            light: {
                                /** Page */
                                paper: string;
                                /** Cards and header */
                                surface: string;
                                /** Quiet areas */
                                sunken: string;
                                /** Text */
                                ink: string;
                                /** Secondary text */
                                muted: string;
                                /** Lines */
                                line: string;
                                /** Borders of fields */
                                control: string;
                                /** Buttons and links */
                                accent: string;
                                /** Buttons and links, pressed */
                                "accent-strong": string;
                                /** Badges and notices */
                                "accent-soft": string;
                                /** Text on buttons */
                                "on-accent": string;
                                /** Dark bands */
                                deep: string;
                                /** Text on dark bands */
                                "on-deep": string;
                                /** Secondary text on dark bands */
                                "on-deep-muted": string;
                                /** Success */
                                success: string;
                                /** Success, background */
                                "success-soft": string;
                                /** Warning */
                                warning: string;
                                /** Warning, background */
                                "warning-soft": string;
                                /** Error */
                                danger: string;
                                /** Error, background */
                                "danger-soft": string;
                                /** Focus ring */
                                focus: string;
                                /** Shadows */
                                shade: string;
                            };
                            /**
                             * Colours in the dark
                             * @description For visitors whose system is dark.
                             */
                            dark: {
                                /** Page */
                                paper: string;
                                /** Cards and header */
                                surface: string;
                                /** Quiet areas */
                                sunken: string;
                                /** Text */
                                ink: string;
                                /** Secondary text */
                                muted: string;
                                /** Lines */
                                line: string;
                                /** Borders of fields */
                                control: string;
                                /** Buttons and links */
                                accent: string;
                                /** Buttons and links, pressed */
                                "accent-strong": string;
                                /** Badges and notices */
                                "accent-soft": string;
                                /** Text on buttons */
                                "on-accent": string;
                                /** Dark bands */
                                deep: string;
                                /** Text on dark bands */
                                "on-deep": string;
                                /** Secondary text on dark bands */
                                "on-deep-muted": string;
                                /** Success */
                                success: string;
                                /** Success, background */
                                "success-soft": string;
                                /** Warning */
                                warning: string;
                                /** Warning, background */
                                "warning-soft": string;
                                /** Error */
                                danger: string;
                                /** Error, background */
                                "danger-soft": string;
                                /** Focus ring */
                                focus: string;
                                /** Shadows */
                                shade: string;
                            };
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSaveSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Name */
                        name?: string;
                        /** Phone */
                        phone?: string;
                        /**
                         * E-mail for shoppers
                         * @description Shown in the footer; answers to mails go there. Empty: the contact form alone.
                         */
                        email?: string;
                        /**
                         * Postal address
                         * @description Shown in the footer and at the end of mails, where many countries require it.
                         */
                        address?: string;
                        /**
                         * Logo
                         * @description Shown in place of the name, about 36 pixels high. Empty: the name.
                         */
                        logo?: string | null;
                        /**
                         * Hosts
                         * @description Such as shop.example.com. Links and mails name the first. Hosts in SITE_HOSTS come before these.
                         */
                        hosts?: string[];
                        /**
                         * Colours
                         * @description Every pair of text and background must be readable (WCAG AA).
                         */
                        light?: {
                            /** Page */
                            paper: string;
                            /** Cards and header */
                            surface: string;
                            /** Quiet areas */
                            sunken: string;
                            /** Text */
                            ink: string;
                            /** Secondary text */
                            muted: string;
                            /** Lines */
                            line: string;
                            /** Borders of fields */
                            control: string;
                            /** Buttons and links */
                            accent: string;
                            /** Buttons and links, pressed */
                            "accent-strong": string;
                            /** Badges and notices */
                            "accent-soft": string;
                            /** Text on buttons */
                            "on-accent": string;
                            /** Dark bands */
                            deep: string;
                            /** Text on dark bands */
                            "on-deep": string;
                            /** Secondary text on dark bands */
                            "on-deep-muted": string;
                            /** Success */
                            success: string;
                            /** Success, background */
                            "success-soft": string;
                            /** Warning */
                            warning: string;
                            /** Warning, background */
                            "warning-soft": string;
                            /** Error */
                            danger: string;
                            /** Error, background */
                            "danger-soft": string;
                            /** Focus ring */
                            focus: string;
                            /** Shadows */
                            shade: string;
                        };
                        /**
                         * Colours in the dark
                         * @description For visitors whose system is dark.
                         */
                        dark?: {
                            /** Page */
                            paper: string;
                            /** Cards and header */
                            surface: string;
                            /** Quiet areas */
                            sunken: string;
                            /** Text */
                            ink: string;
                            /** Secondary text */
                            muted: string;
                            /** Lines */
                            line: string;
                            /** Borders of fields */
                            control: string;
                            /** Buttons and links */
                            accent: string;
                            /** Buttons and links, pressed */
                            "accent-strong": string;
                            /** Badges and notices */
                            "accent-soft": string;
                            /** Text on buttons */
                            "on-accent": string;
                            /** Dark bands */
                            deep: string;
                            /** Text on dark bands */
                            "on-deep": string;
                            /** Secondary text on dark bands */
                            "on-deep-muted": string;
                            /** Success */
                            success: string;
                            /** Success, background */
                            "success-soft": string;
                            /** Warning */
                            warning: string;
                            /** Warning, background */
                            "warning-soft": string;
                            /** Error */
                            danger: string;
                            /** Error, background */
                            "danger-soft": string;
                            /** Focus ring */
                            focus: string;
                            /** Shadows */
                            shade: string;
                        };
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Name */
                            name: string;
                            /** Phone */
                            phone: string;
                            /**
                             * E-mail for shoppers
                             * @description Shown in the footer; answers to mails go there. Empty: the contact form alone.
                             */
                            email: string;
                            /**
                             * Postal address
                             * @description Shown in the footer and at the end of mails, where many countries require it.
                             */
                            address: string;
                            /**
                             * Logo
                             * @description Shown in place of the name, about 36 pixels high. Empty: the name.
                             */
                            logo: string | null;
                            /**
                             * Hosts
                             * @description Such as shop.example.com. Links and mails name the first. Hosts in SITE_HOSTS come before these.
                             */
                            hosts: string[];
                            /**
                             * Colours
                             * @description Every pair of text and background must be readable (WCAG AA).
                             */
                            light: {
                                /** Page */
                                paper: string;
                                /** Cards and header */
                                surface: string;
                                /** Quiet areas */
                                sunken: string;
                                /** Text */
                                ink: string;
                                /** Secondary text */
                                muted: string;
                                /** Lines */
                                line: string;
                                /** Borders of fields */
                                control: string;
                                /** Buttons and links */
                                accent: string;
                                /** Buttons and links, pressed */
                                "accent-strong": string;
                                /** Badges and notices */
                                "accent-soft": string;
                                /** Text on buttons */
                                "on-accent": string;
                                /** Dark bands */
                                deep: string;
                                /** Text on dark bands */
                                "on-deep": string;
                                /** Secondary text on dark bands */
                                "on-deep-muted": string;
                                /** Success */
                                success: string;
                                /** Success, background */
                                "success-soft": string;
                                /** Warning */
                                warning: string;
                                /** Warning, background */
                                "warning-soft": string;
                                /** Error */
                                danger: string;
                                /** Error, background */
                                "danger-soft": string;
                                /** Focus ring */
                                focus: string;
                                /** Shadows */
                                shade: string;
                            };
                            /**
                             * Colours in the dark
                             * @description For visitors whose system is dark.
                             */
                            dark: {
                                /** Page */
                                paper: string;
                                /** Cards and header */
                                surface: string;
                                /** Quiet areas */
                                sunken: string;
                                /** Text */
                                ink: string;
                                /** Secondary text */
                                muted: string;
                                /** Lines */
                                line: string;
                                /** Borders of fields */
                                control: string;
                                /** Buttons and links */
                                accent: string;
                                /** Buttons and links, pressed */
                                "accent-strong": string;
                                /** Badges and notices */
                                "accent-soft": string;
                                /** Text on buttons */
                                "on-accent": string;
                                /** Dark bands */
                                deep: string;
                                /** Text on dark bands */
                                "on-deep": string;
                                /** Secondary text on dark bands */
                                "on-deep-muted": string;
                                /** Success */
                                success: string;
                                /** Success, background */
                                "success-soft": string;
                                /** Warning */
                                warning: string;
                                /** Warning, background */
                                "warning-soft": string;
                                /** Error */
                                danger: string;
                                /** Error, background */
                                "danger-soft": string;
                                /** Focus ring */
                                focus: string;
                                /** Shadows */
                                shade: string;
                            };
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminListSettings: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Value */
                                value: unknown;
                                /** Usual value */
                                usual: unknown;
                                /** What it is */
                                description: string;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetSetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Value */
                            value: unknown;
                            /** Usual value */
                            usual: unknown;
                            /** What it is */
                            description: string;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSaveSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Value */
                        value?: unknown;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Value */
                            value: unknown;
                            /** Usual value */
                            usual: unknown;
                            /** What it is */
                            description: string;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminListMails: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Words */
                                texts: {
                                    [key: string]: {
                                        en: string;
                                        fr?: string;
                                    };
                                };
                                /** Own words */
                                changed: boolean;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Words */
                            texts: {
                                [key: string]: {
                                    en: string;
                                    fr?: string;
                                };
                            };
                            /** Own words */
                            changed: boolean;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSaveMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Words */
                        texts?: {
                            [key: string]: {
                                en: string;
                                fr?: string;
                            };
                        };
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Words */
                            texts: {
                                [key: string]: {
                                    en: string;
                                    fr?: string;
                                };
                            };
                            /** Own words */
                            changed: boolean;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminPreviewMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reader: "en" | "fr";
                    texts: {
                        [key: string]: {
                            en?: string;
                            fr?: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        mails: {
                            subject: string;
                            text: string;
                            frame: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminShowMail: {
        parameters: {
            query: {
                reader: "en" | "fr";
                at: number;
                own: string;
            };
            header?: never;
            path: {
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    adminSendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reader: "en" | "fr";
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        to: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminMakePreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Page of the site, default / */
                    path?: string;
                    /** @description ISO 8601; absent: everything that is scheduled */
                    at?: string;
                    /** @description Whether drafts are shown too */
                    drafts?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description On the site’s own host */
                        url: string;
                        /** @description The same page on this host, for a frame of the back office */
                        frame: string;
                        ends: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListTaxes: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /**
                                 * On brewers and accessories
                                 * @description Each is a line of its own on the same amount, and taxes shipping in proportion. None: not taxed.
                                 */
                                goods: {
                                    /** Name */
                                    name: string;
                                    /** Percent */
                                    percent: number;
                                }[];
                                /**
                                 * On coffee, tea and other food
                                 * @description None: not taxed.
                                 */
                                food: {
                                    /** Name */
                                    name: string;
                                    /** Percent */
                                    percent: number;
                                }[];
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * On brewers and accessories
                             * @description Each is a line of its own on the same amount, and taxes shipping in proportion. None: not taxed.
                             */
                            goods: {
                                /** Name */
                                name: string;
                                /** Percent */
                                percent: number;
                            }[];
                            /**
                             * On coffee, tea and other food
                             * @description None: not taxed.
                             */
                            food: {
                                /** Name */
                                name: string;
                                /** Percent */
                                percent: number;
                            }[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSaveTax: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /**
                         * On brewers and accessories
                         * @description Each is a line of its own on the same amount, and taxes shipping in proportion. None: not taxed.
                         */
                        goods?: {
                            /** Name */
                            name: string;
                            /** Percent */
                            percent: number;
                        }[];
                        /**
                         * On coffee, tea and other food
                         * @description None: not taxed.
                         */
                        food?: {
                            /** Name */
                            name: string;
                            /** Percent */
                            percent: number;
                        }[];
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * On brewers and accessories
                             * @description Each is a line of its own on the same amount, and taxes shipping in proportion. None: not taxed.
                             */
                            goods: {
                                /** Name */
                                name: string;
                                /** Percent */
                                percent: number;
                            }[];
                            /**
                             * On coffee, tea and other food
                             * @description None: not taxed.
                             */
                            food: {
                                /** Name */
                                name: string;
                                /** Percent */
                                percent: number;
                            }[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    getProductDetailsForCodes: {
        parameters: {
            query: {
                /** @description Comma-separated, at most 100. */
                productCodes: string;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProductsForCarousel: {
        parameters: {
            query?: {
                /** @description Comma-separated, at most 100. */
                productCodes?: string;
                categoryCode?: string;
                /** @description Site configuration by default. */
                pageSize?: number;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    searchProductsForCarousel: {
        parameters: {
            query?: {
                query?: string;
                /** @description Facet and value pairs: `roast:dark:roast:medium:flavour:cocoa`. */
                filters?: string;
                sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                currentPage?: number;
                /** @description Site configuration by default. */
                pageSize?: number;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getBestSellerProducts: {
        parameters: {
            query?: {
                categoryCode?: string;
                /** @description Site configuration by default. */
                pageSize?: number;
                currentPage?: number;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProductCodes: {
        parameters: {
            query?: {
                /** @description Comma-separated, at most 100. */
                productCodes?: string;
                currentPage?: number;
                /** @description Site configuration by default. */
                pageSize?: number;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getRecommendedProducts: {
        parameters: {
            query: {
                productCode: string;
                /** @description Site configuration by default. */
                pageSize?: number;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProductOOSRecommendation: {
        parameters: {
            query: {
                productCode: string;
                /** @description Site configuration by default. */
                pageSize?: number;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getPartnerProducts: {
        parameters: {
            query?: {
                /** @description Site configuration by default. */
                pageSize?: number;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    compareProducts: {
        parameters: {
            query: {
                /** @description Comma-separated, at most 100. */
                productCodes: string;
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    compareAppliances: {
        parameters: {
            query: {
                /** @description Comma-separated, at most 100. */
                productCodes: string;
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getApplianceComparison: {
        parameters: {
            query?: {
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description BASIC ends before `podId`, DEFAULT before `optionNames`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProductByPodId: {
        parameters: {
            query?: {
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description BASIC ends before `podId`, DEFAULT before `optionNames`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProductData: {
        parameters: {
            query?: {
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description BASIC ends before `podId`, DEFAULT before `optionNames`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getVariantOptions: {
        parameters: {
            query?: {
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        variantOptions: components["schemas"]["VariantOption"][];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProductClassifications: {
        parameters: {
            query?: {
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        classifications: components["schemas"]["Classification"][];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getBundleData: {
        parameters: {
            query?: {
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BundleData"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getCategoryProducts: {
        parameters: {
            query?: {
                /** @description Facet and value pairs: `roast:dark:roast:medium:flavour:cocoa`. */
                filters?: string;
                sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                currentPage?: number;
                /** @description Site configuration by default. */
                pageSize?: number;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                /** @description Comma-separated, at most 100. */
                recProductCodes?: string;
                mode?: string;
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryPage"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getCategoryData: {
        parameters: {
            query?: {
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryData"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    searchProducts: {
        parameters: {
            query?: {
                query?: string;
                /** @description Facet and value pairs: `roast:dark:roast:medium:flavour:cocoa`. */
                filters?: string;
                sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                currentPage?: number;
                /** @description Site configuration by default. */
                pageSize?: number;
                fields?: "BASIC" | "DEFAULT" | "FULL";
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSearchPage"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getSearchSuggestions: {
        parameters: {
            query: {
                term: string;
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getKeywordRedirect: {
        parameters: {
            query: {
                searchText: string;
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without `redirectUrl` the text leads to search results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordRedirect"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListProducts: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
                status?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /**
                                 * Status
                                 * @enum {string}
                                 */
                                status: "active" | "draft" | "archived";
                                /** Name */
                                name: {
                                    en: string;
                                    fr?: string;
                                };
                                /** In one sentence */
                                summary: {
                                    en: string;
                                    fr?: string;
                                } | null;
                                /** Description */
                                description: {
                                    en: string;
                                    fr?: string;
                                } | null;
                                /** Brand */
                                brand: string;
                                /**
                                 * Kind
                                 * @enum {string}
                                 */
                                productType: "Coffee" | "Brewer" | "Accessory" | "Bundle";
                                /**
                                 * Taxed as
                                 * @enum {string}
                                 */
                                taxCode: "FOOD" | "STANDARD";
                                /**
                                 * Variants
                                 * @description What goes into a cart: one for each size or colour.
                                 */
                                variants: {
                                    /**
                                     * Variant code
                                     * @description On orders and parcels, such as HOUSE-24
                                     */
                                    code: string;
                                    /**
                                     * Size or colour
                                     * @description What tells it from the others, such as 24 pods
                                     */
                                    size: string | null;
                                    /** List price */
                                    price: number;
                                    /**
                                     * Units on hand to begin with
                                     * @description Of a new variant only. Afterwards: under Stock.
                                     */
                                    units: number | null;
                                }[];
                                /**
                                 * Categories
                                 * @description The first is shown above the product. None: that of its kind.
                                 */
                                categories: string[];
                                /**
                                 * Badge
                                 * @description Text, colour and ground: New||#ffffff||#1d1b1a
                                 */
                                badge: {
                                    en: string;
                                    fr?: string;
                                } | null;
                                /** Further words for search */
                                keywords: {
                                    en: string;
                                    fr?: string;
                                } | null;
                                /**
                                 * Pictures
                                 * @description The first is the main one.
                                 */
                                images: {
                                    /** Picture */
                                    name: string;
                                    /**
                                     * What it shows
                                     * @description For those who do not see it
                                     */
                                    alt?: {
                                        en: string;
                                        fr?: string;
                                    };
                                    /** Film */
                                    video?: string;
                                }[];
                                further: unknown;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAddProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    state: {
                        /**
                         * Status
                         * @enum {string}
                         */
                        status: "active" | "draft" | "archived";
                        /** Name */
                        name: {
                            en: string;
                            fr?: string;
                        };
                        /** In one sentence */
                        summary?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Description */
                        description?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Brand */
                        brand: string;
                        /**
                         * Kind
                         * @enum {string}
                         */
                        productType: "Coffee" | "Brewer" | "Accessory" | "Bundle";
                        /**
                         * Taxed as
                         * @enum {string}
                         */
                        taxCode: "FOOD" | "STANDARD";
                        /**
                         * Variants
                         * @description What goes into a cart: one for each size or colour.
                         */
                        variants: {
                            /**
                             * Variant code
                             * @description On orders and parcels, such as HOUSE-24
                             */
                            code: string;
                            /**
                             * Size or colour
                             * @description What tells it from the others, such as 24 pods
                             */
                            size: string | null;
                            /** List price */
                            price: number;
                            /**
                             * Units on hand to begin with
                             * @description Of a new variant only. Afterwards: under Stock.
                             */
                            units: number | null;
                        }[];
                        /**
                         * Categories
                         * @description The first is shown above the product. None: that of its kind.
                         */
                        categories: string[];
                        /**
                         * Badge
                         * @description Text, colour and ground: New||#ffffff||#1d1b1a
                         */
                        badge?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Further words for search */
                        keywords?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /**
                         * Pictures
                         * @description The first is the main one.
                         */
                        images: {
                            /** Picture */
                            name: string;
                            /**
                             * What it shows
                             * @description For those who do not see it
                             */
                            alt?: {
                                en: string;
                                fr?: string;
                            };
                            /** Film */
                            video?: string;
                        }[];
                    };
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "active" | "draft" | "archived";
                            /** Name */
                            name: {
                                en: string;
                                fr?: string;
                            };
                            /** In one sentence */
                            summary: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Description */
                            description: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Brand */
                            brand: string;
                            /**
                             * Kind
                             * @enum {string}
                             */
                            productType: "Coffee" | "Brewer" | "Accessory" | "Bundle";
                            /**
                             * Taxed as
                             * @enum {string}
                             */
                            taxCode: "FOOD" | "STANDARD";
                            /**
                             * Variants
                             * @description What goes into a cart: one for each size or colour.
                             */
                            variants: {
                                /**
                                 * Variant code
                                 * @description On orders and parcels, such as HOUSE-24
                                 */
                                code: string;
                                /**
                                 * Size or colour
                                 * @description What tells it from the others, such as 24 pods
                                 */
                                size: string | null;
                                /** List price */
                                price: number;
                                /**
                                 * Units on hand to begin with
                                 * @description Of a new variant only. Afterwards: under Stock.
                                 */
                                units: number | null;
                            }[];
                            /**
                             * Categories
                             * @description The first is shown above the product. None: that of its kind.
                             */
                            categories: string[];
                            /**
                             * Badge
                             * @description Text, colour and ground: New||#ffffff||#1d1b1a
                             */
                            badge: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Further words for search */
                            keywords: {
                                en: string;
                                fr?: string;
                            } | null;
                            /**
                             * Pictures
                             * @description The first is the main one.
                             */
                            images: {
                                /** Picture */
                                name: string;
                                /**
                                 * What it shows
                                 * @description For those who do not see it
                                 */
                                alt?: {
                                    en: string;
                                    fr?: string;
                                };
                                /** Film */
                                video?: string;
                            }[];
                            further: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "active" | "draft" | "archived";
                            /** Name */
                            name: {
                                en: string;
                                fr?: string;
                            };
                            /** In one sentence */
                            summary: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Description */
                            description: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Brand */
                            brand: string;
                            /**
                             * Kind
                             * @enum {string}
                             */
                            productType: "Coffee" | "Brewer" | "Accessory" | "Bundle";
                            /**
                             * Taxed as
                             * @enum {string}
                             */
                            taxCode: "FOOD" | "STANDARD";
                            /**
                             * Variants
                             * @description What goes into a cart: one for each size or colour.
                             */
                            variants: {
                                /**
                                 * Variant code
                                 * @description On orders and parcels, such as HOUSE-24
                                 */
                                code: string;
                                /**
                                 * Size or colour
                                 * @description What tells it from the others, such as 24 pods
                                 */
                                size: string | null;
                                /** List price */
                                price: number;
                                /**
                                 * Units on hand to begin with
                                 * @description Of a new variant only. Afterwards: under Stock.
                                 */
                                units: number | null;
                            }[];
                            /**
                             * Categories
                             * @description The first is shown above the product. None: that of its kind.
                             */
                            categories: string[];
                            /**
                             * Badge
                             * @description Text, colour and ground: New||#ffffff||#1d1b1a
                             */
                            badge: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Further words for search */
                            keywords: {
                                en: string;
                                fr?: string;
                            } | null;
                            /**
                             * Pictures
                             * @description The first is the main one.
                             */
                            images: {
                                /** Picture */
                                name: string;
                                /**
                                 * What it shows
                                 * @description For those who do not see it
                                 */
                                alt?: {
                                    en: string;
                                    fr?: string;
                                };
                                /** Film */
                                video?: string;
                            }[];
                            further: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminRemoveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edit?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminSaveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /**
                         * Status
                         * @enum {string}
                         */
                        status?: "active" | "draft" | "archived";
                        /** Name */
                        name?: {
                            en: string;
                            fr?: string;
                        };
                        /** In one sentence */
                        summary?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Description */
                        description?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Brand */
                        brand?: string;
                        /**
                         * Kind
                         * @enum {string}
                         */
                        productType?: "Coffee" | "Brewer" | "Accessory" | "Bundle";
                        /**
                         * Taxed as
                         * @enum {string}
                         */
                        taxCode?: "FOOD" | "STANDARD";
                        /**
                         * Variants
                         * @description What goes into a cart: one for each size or colour.
                         */
                        variants?: {
                            /**
                             * Variant code
                             * @description On orders and parcels, such as HOUSE-24
                             */
                            code: string;
                            /**
                             * Size or colour
                             * @description What tells it from the others, such as 24 pods
                             */
                            size: string | null;
                            /** List price */
                            price: number;
                            /**
                             * Units on hand to begin with
                             * @description Of a new variant only. Afterwards: under Stock.
                             */
                            units: number | null;
                        }[];
                        /**
                         * Categories
                         * @description The first is shown above the product. None: that of its kind.
                         */
                        categories?: string[];
                        /**
                         * Badge
                         * @description Text, colour and ground: New||#ffffff||#1d1b1a
                         */
                        badge?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Further words for search */
                        keywords?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /**
                         * Pictures
                         * @description The first is the main one.
                         */
                        images?: {
                            /** Picture */
                            name: string;
                            /**
                             * What it shows
                             * @description For those who do not see it
                             */
                            alt?: {
                                en: string;
                                fr?: string;
                            };
                            /** Film */
                            video?: string;
                        }[];
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "active" | "draft" | "archived";
                            /** Name */
                            name: {
                                en: string;
                                fr?: string;
                            };
                            /** In one sentence */
                            summary: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Description */
                            description: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Brand */
                            brand: string;
                            /**
                             * Kind
                             * @enum {string}
                             */
                            productType: "Coffee" | "Brewer" | "Accessory" | "Bundle";
                            /**
                             * Taxed as
                             * @enum {string}
                             */
                            taxCode: "FOOD" | "STANDARD";
                            /**
                             * Variants
                             * @description What goes into a cart: one for each size or colour.
                             */
                            variants: {
                                /**
                                 * Variant code
                                 * @description On orders and parcels, such as HOUSE-24
                                 */
                                code: string;
                                /**
                                 * Size or colour
                                 * @description What tells it from the others, such as 24 pods
                                 */
                                size: string | null;
                                /** List price */
                                price: number;
                                /**
                                 * Units on hand to begin with
                                 * @description Of a new variant only. Afterwards: under Stock.
                                 */
                                units: number | null;
                            }[];
                            /**
                             * Categories
                             * @description The first is shown above the product. None: that of its kind.
                             */
                            categories: string[];
                            /**
                             * Badge
                             * @description Text, colour and ground: New||#ffffff||#1d1b1a
                             */
                            badge: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Further words for search */
                            keywords: {
                                en: string;
                                fr?: string;
                            } | null;
                            /**
                             * Pictures
                             * @description The first is the main one.
                             */
                            images: {
                                /** Picture */
                                name: string;
                                /**
                                 * What it shows
                                 * @description For those who do not see it
                                 */
                                alt?: {
                                    en: string;
                                    fr?: string;
                                };
                                /** Film */
                                video?: string;
                            }[];
                            further: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminBulkProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: string[];
                    changes: {
                        /**
                         * Status
                         * @enum {string}
                         */
                        status?: "active" | "draft" | "archived";
                        /** Name */
                        name?: {
                            en: string;
                            fr?: string;
                        };
                        /** In one sentence */
                        summary?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Description */
                        description?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Brand */
                        brand?: string;
                        /**
                         * Kind
                         * @enum {string}
                         */
                        productType?: "Coffee" | "Brewer" | "Accessory" | "Bundle";
                        /**
                         * Taxed as
                         * @enum {string}
                         */
                        taxCode?: "FOOD" | "STANDARD";
                        /**
                         * Variants
                         * @description What goes into a cart: one for each size or colour.
                         */
                        variants?: {
                            /**
                             * Variant code
                             * @description On orders and parcels, such as HOUSE-24
                             */
                            code: string;
                            /**
                             * Size or colour
                             * @description What tells it from the others, such as 24 pods
                             */
                            size: string | null;
                            /** List price */
                            price: number;
                            /**
                             * Units on hand to begin with
                             * @description Of a new variant only. Afterwards: under Stock.
                             */
                            units: number | null;
                        }[];
                        /**
                         * Categories
                         * @description The first is shown above the product. None: that of its kind.
                         */
                        categories?: string[];
                        /**
                         * Badge
                         * @description Text, colour and ground: New||#ffffff||#1d1b1a
                         */
                        badge?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Further words for search */
                        keywords?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /**
                         * Pictures
                         * @description The first is the main one.
                         */
                        images?: {
                            /** Picture */
                            name: string;
                            /**
                             * What it shows
                             * @description For those who do not see it
                             */
                            alt?: {
                                en: string;
                                fr?: string;
                            };
                            /** Film */
                            video?: string;
                        }[];
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                    dryRun?: boolean;
                    hash?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        changed: number;
                        problems: {
                            key: string;
                            message: string;
                        }[];
                        diffs: {
                            key: string;
                            title: string;
                            before: {
                                [key: string]: unknown;
                            };
                            after: {
                                [key: string]: unknown;
                            };
                        }[];
                        hash: string;
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminListCategories: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Name */
                                names: {
                                    en: string;
                                    fr?: string;
                                };
                                /**
                                 * Address
                                 * @description Below /plp/, as beverages/coffee. Links to an old address end.
                                 */
                                path: string;
                                /**
                                 * Below the category
                                 * @description Its code. Empty: it is a department.
                                 */
                                parent: string | null;
                                /**
                                 * Order
                                 * @description The lowest comes first.
                                 */
                                position: number;
                                /** Heading above the list */
                                storyTitle: {
                                    en: string;
                                    fr?: string;
                                } | null;
                                /** Text above the list */
                                storyText: {
                                    en: string;
                                    fr?: string;
                                } | null;
                                /** Picture above the list */
                                storyImage: string | null;
                                /**
                                 * Product codes
                                 * @description Those that name this category. Empty where they are more than 1,000: then it is edited at the products.
                                 */
                                products: string[] | null;
                                /**
                                 * Products by rule
                                 * @description Attributes that a product must have to be listed as well: {"roast": ["dark"]}
                                 */
                                rule: unknown;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAddCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    state: {
                        /** Name */
                        names: {
                            en: string;
                            fr?: string;
                        };
                        /**
                         * Address
                         * @description Below /plp/, as beverages/coffee. Links to an old address end.
                         */
                        path: string;
                        /**
                         * Below the category
                         * @description Its code. Empty: it is a department.
                         */
                        parent?: string | null;
                        /**
                         * Order
                         * @description The lowest comes first.
                         */
                        position: number;
                        /** Heading above the list */
                        storyTitle?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Text above the list */
                        storyText?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Picture above the list */
                        storyImage?: string | null;
                        /**
                         * Product codes
                         * @description Those that name this category. Empty where they are more than 1,000: then it is edited at the products.
                         */
                        products?: string[] | null;
                        /**
                         * Products by rule
                         * @description Attributes that a product must have to be listed as well: {"roast": ["dark"]}
                         */
                        rule?: unknown;
                    };
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Name */
                            names: {
                                en: string;
                                fr?: string;
                            };
                            /**
                             * Address
                             * @description Below /plp/, as beverages/coffee. Links to an old address end.
                             */
                            path: string;
                            /**
                             * Below the category
                             * @description Its code. Empty: it is a department.
                             */
                            parent: string | null;
                            /**
                             * Order
                             * @description The lowest comes first.
                             */
                            position: number;
                            /** Heading above the list */
                            storyTitle: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Text above the list */
                            storyText: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Picture above the list */
                            storyImage: string | null;
                            /**
                             * Product codes
                             * @description Those that name this category. Empty where they are more than 1,000: then it is edited at the products.
                             */
                            products: string[] | null;
                            /**
                             * Products by rule
                             * @description Attributes that a product must have to be listed as well: {"roast": ["dark"]}
                             */
                            rule: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Name */
                            names: {
                                en: string;
                                fr?: string;
                            };
                            /**
                             * Address
                             * @description Below /plp/, as beverages/coffee. Links to an old address end.
                             */
                            path: string;
                            /**
                             * Below the category
                             * @description Its code. Empty: it is a department.
                             */
                            parent: string | null;
                            /**
                             * Order
                             * @description The lowest comes first.
                             */
                            position: number;
                            /** Heading above the list */
                            storyTitle: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Text above the list */
                            storyText: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Picture above the list */
                            storyImage: string | null;
                            /**
                             * Product codes
                             * @description Those that name this category. Empty where they are more than 1,000: then it is edited at the products.
                             */
                            products: string[] | null;
                            /**
                             * Products by rule
                             * @description Attributes that a product must have to be listed as well: {"roast": ["dark"]}
                             */
                            rule: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminRemoveCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edit?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminSaveCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Name */
                        names?: {
                            en: string;
                            fr?: string;
                        };
                        /**
                         * Address
                         * @description Below /plp/, as beverages/coffee. Links to an old address end.
                         */
                        path?: string;
                        /**
                         * Below the category
                         * @description Its code. Empty: it is a department.
                         */
                        parent?: string | null;
                        /**
                         * Order
                         * @description The lowest comes first.
                         */
                        position?: number;
                        /** Heading above the list */
                        storyTitle?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Text above the list */
                        storyText?: {
                            en: string;
                            fr?: string;
                        } | null;
                        /** Picture above the list */
                        storyImage?: string | null;
                        /**
                         * Product codes
                         * @description Those that name this category. Empty where they are more than 1,000: then it is edited at the products.
                         */
                        products?: string[] | null;
                        /**
                         * Products by rule
                         * @description Attributes that a product must have to be listed as well: {"roast": ["dark"]}
                         */
                        rule?: unknown;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Name */
                            names: {
                                en: string;
                                fr?: string;
                            };
                            /**
                             * Address
                             * @description Below /plp/, as beverages/coffee. Links to an old address end.
                             */
                            path: string;
                            /**
                             * Below the category
                             * @description Its code. Empty: it is a department.
                             */
                            parent: string | null;
                            /**
                             * Order
                             * @description The lowest comes first.
                             */
                            position: number;
                            /** Heading above the list */
                            storyTitle: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Text above the list */
                            storyText: {
                                en: string;
                                fr?: string;
                            } | null;
                            /** Picture above the list */
                            storyImage: string | null;
                            /**
                             * Product codes
                             * @description Those that name this category. Empty where they are more than 1,000: then it is edited at the products.
                             */
                            products: string[] | null;
                            /**
                             * Products by rule
                             * @description Attributes that a product must have to be listed as well: {"roast": ["dark"]}
                             */
                            rule: unknown;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminListPrices: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Product */
                                name: string;
                                /** Product code */
                                product: string;
                                /**
                                 * List price
                                 * @description 0: not sold
                                 */
                                listPrice: number;
                                /** Reduced price */
                                discountPrice: number | null;
                                /**
                                 * Promotion
                                 * @description Counts before the reduced price.
                                 */
                                promotedPrice: number | null;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Product */
                            name: string;
                            /** Product code */
                            product: string;
                            /**
                             * List price
                             * @description 0: not sold
                             */
                            listPrice: number;
                            /** Reduced price */
                            discountPrice: number | null;
                            /**
                             * Promotion
                             * @description Counts before the reduced price.
                             */
                            promotedPrice: number | null;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSavePrice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /**
                         * List price
                         * @description 0: not sold
                         */
                        listPrice?: number;
                        /** Reduced price */
                        discountPrice?: number | null;
                        /**
                         * Promotion
                         * @description Counts before the reduced price.
                         */
                        promotedPrice?: number | null;
                        /**
                         * Promotion in percent
                         * @description Off the list price of each, to the cent
                         */
                        percentOff?: number;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Product */
                            name: string;
                            /** Product code */
                            product: string;
                            /**
                             * List price
                             * @description 0: not sold
                             */
                            listPrice: number;
                            /** Reduced price */
                            discountPrice: number | null;
                            /**
                             * Promotion
                             * @description Counts before the reduced price.
                             */
                            promotedPrice: number | null;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminBulkPrices: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: string[];
                    changes: {
                        /**
                         * List price
                         * @description 0: not sold
                         */
                        listPrice?: number;
                        /** Reduced price */
                        discountPrice?: number | null;
                        /**
                         * Promotion
                         * @description Counts before the reduced price.
                         */
                        promotedPrice?: number | null;
                        /**
                         * Promotion in percent
                         * @description Off the list price of each, to the cent
                         */
                        percentOff?: number;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                    dryRun?: boolean;
                    hash?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        changed: number;
                        problems: {
                            key: string;
                            message: string;
                        }[];
                        diffs: {
                            key: string;
                            title: string;
                            before: {
                                [key: string]: unknown;
                            };
                            after: {
                                [key: string]: unknown;
                            };
                        }[];
                        hash: string;
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminListStock: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Product */
                                name: string;
                                /** Product code */
                                product: string;
                                /**
                                 * Units on hand
                                 * @description What can still be sold.
                                 */
                                onHand: number;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Product */
                            name: string;
                            /** Product code */
                            product: string;
                            /**
                             * Units on hand
                             * @description What can still be sold.
                             */
                            onHand: number;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSaveStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /**
                         * Units on hand
                         * @description What can still be sold.
                         */
                        onHand?: number;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Product */
                            name: string;
                            /** Product code */
                            product: string;
                            /**
                             * Units on hand
                             * @description What can still be sold.
                             */
                            onHand: number;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminBulkStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: string[];
                    changes: {
                        /**
                         * Units on hand
                         * @description What can still be sold.
                         */
                        onHand?: number;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                    dryRun?: boolean;
                    hash?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        changed: number;
                        problems: {
                            key: string;
                            message: string;
                        }[];
                        diffs: {
                            key: string;
                            title: string;
                            before: {
                                [key: string]: unknown;
                            };
                            after: {
                                [key: string]: unknown;
                            };
                        }[];
                        hash: string;
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminUploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        width: number;
                        height: number;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            413: components["responses"]["Refusal1"];
            415: components["responses"]["Refusal1"];
        };
    };
    adminExportCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListImports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CatalogImport"][];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminStartImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of the file */
                    name: string;
                    /** @description Its size */
                    bytes: number;
                    /** @description Lets go what a product has and the file does not: variants, columns */
                    replace?: boolean;
                    /** @description Takes every stock figure, over sales made since the file was written */
                    allStock?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        import: components["schemas"]["CatalogImport"];
                        piece: number;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminUploadImport: {
        parameters: {
            query: {
                /** @description Byte of the file at which the piece begins */
                from: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogImport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            413: components["responses"]["Refusal1"];
            415: components["responses"]["Refusal1"];
        };
    };
    adminGetImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogImport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminDropImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminCheckImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogImport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminApplyImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogImport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetImportReport: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetImportBackup: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getRecommendationToken: {
        parameters: {
            query?: {
                /** @description Whose, if not the caller’s own: `anonymous`. */
                customerId?: string;
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContextToken"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getRecommendations: {
        parameters: {
            query?: {
                /** @description Comma-separated, at most 100. */
                recentProductCodes?: string;
                lang?: "en" | "fr";
            };
            header?: {
                "x-context-token"?: string;
            };
            path: {
                site: string;
                contextID: string;
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContextRecommendations"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProductDataForVariants: {
        parameters: {
            query: {
                /** @description Comma-separated, at most 100. */
                variantCodes: string;
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantProducts"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getAutoDeliveryRecommendations: {
        parameters: {
            query: {
                componentID: string;
                /** @description Comma-separated, at most 100. */
                productRecommendationListData?: string;
                jobCode?: "best-sellers" | "newest";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoDeliveryProducts"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListCoupons: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /**
                                 * Name
                                 * @description Shoppers see it.
                                 */
                                name: {
                                    en: string;
                                    fr?: string;
                                };
                                /** Percent off */
                                percent: number | null;
                                /** Amount off */
                                amount: number | null;
                                /** Free shipping */
                                freeShipping: boolean;
                                /**
                                 * Least total
                                 * @description Of the products that it covers
                                 */
                                minimum: number | null;
                                /** Valid from */
                                validFrom: string | null;
                                /** Valid until */
                                validTo: string | null;
                                /** Most uses */
                                maxUses: number | null;
                                /** Most uses of one person */
                                maxUsesPerEmail: number | null;
                                /** First order only */
                                newCustomersOnly: boolean;
                                /** Also on auto-delivery */
                                autoDelivery: boolean;
                                /** Pods only */
                                podsOnly: boolean;
                                /**
                                 * Kinds of product
                                 * @description Empty: all
                                 */
                                productTypes: string[];
                                /**
                                 * Product codes
                                 * @description Empty: all
                                 */
                                products: string[];
                                /** Used */
                                used: number;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAddCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    state: {
                        /**
                         * Name
                         * @description Shoppers see it.
                         */
                        name: {
                            en: string;
                            fr?: string;
                        };
                        /** Percent off */
                        percent?: number | null;
                        /** Amount off */
                        amount?: number | null;
                        /** Free shipping */
                        freeShipping: boolean;
                        /**
                         * Least total
                         * @description Of the products that it covers
                         */
                        minimum?: number | null;
                        /** Valid from */
                        validFrom?: string | null;
                        /** Valid until */
                        validTo?: string | null;
                        /** Most uses */
                        maxUses?: number | null;
                        /** Most uses of one person */
                        maxUsesPerEmail?: number | null;
                        /** First order only */
                        newCustomersOnly: boolean;
                        /** Also on auto-delivery */
                        autoDelivery: boolean;
                        /** Pods only */
                        podsOnly: boolean;
                        /**
                         * Kinds of product
                         * @description Empty: all
                         */
                        productTypes: string[];
                        /**
                         * Product codes
                         * @description Empty: all
                         */
                        products: string[];
                    };
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Name
                             * @description Shoppers see it.
                             */
                            name: {
                                en: string;
                                fr?: string;
                            };
                            /** Percent off */
                            percent: number | null;
                            /** Amount off */
                            amount: number | null;
                            /** Free shipping */
                            freeShipping: boolean;
                            /**
                             * Least total
                             * @description Of the products that it covers
                             */
                            minimum: number | null;
                            /** Valid from */
                            validFrom: string | null;
                            /** Valid until */
                            validTo: string | null;
                            /** Most uses */
                            maxUses: number | null;
                            /** Most uses of one person */
                            maxUsesPerEmail: number | null;
                            /** First order only */
                            newCustomersOnly: boolean;
                            /** Also on auto-delivery */
                            autoDelivery: boolean;
                            /** Pods only */
                            podsOnly: boolean;
                            /**
                             * Kinds of product
                             * @description Empty: all
                             */
                            productTypes: string[];
                            /**
                             * Product codes
                             * @description Empty: all
                             */
                            products: string[];
                            /** Used */
                            used: number;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Name
                             * @description Shoppers see it.
                             */
                            name: {
                                en: string;
                                fr?: string;
                            };
                            /** Percent off */
                            percent: number | null;
                            /** Amount off */
                            amount: number | null;
                            /** Free shipping */
                            freeShipping: boolean;
                            /**
                             * Least total
                             * @description Of the products that it covers
                             */
                            minimum: number | null;
                            /** Valid from */
                            validFrom: string | null;
                            /** Valid until */
                            validTo: string | null;
                            /** Most uses */
                            maxUses: number | null;
                            /** Most uses of one person */
                            maxUsesPerEmail: number | null;
                            /** First order only */
                            newCustomersOnly: boolean;
                            /** Also on auto-delivery */
                            autoDelivery: boolean;
                            /** Pods only */
                            podsOnly: boolean;
                            /**
                             * Kinds of product
                             * @description Empty: all
                             */
                            productTypes: string[];
                            /**
                             * Product codes
                             * @description Empty: all
                             */
                            products: string[];
                            /** Used */
                            used: number;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminRemoveCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edit?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminSaveCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /**
                         * Name
                         * @description Shoppers see it.
                         */
                        name?: {
                            en: string;
                            fr?: string;
                        };
                        /** Percent off */
                        percent?: number | null;
                        /** Amount off */
                        amount?: number | null;
                        /** Free shipping */
                        freeShipping?: boolean;
                        /**
                         * Least total
                         * @description Of the products that it covers
                         */
                        minimum?: number | null;
                        /** Valid from */
                        validFrom?: string | null;
                        /** Valid until */
                        validTo?: string | null;
                        /** Most uses */
                        maxUses?: number | null;
                        /** Most uses of one person */
                        maxUsesPerEmail?: number | null;
                        /** First order only */
                        newCustomersOnly?: boolean;
                        /** Also on auto-delivery */
                        autoDelivery?: boolean;
                        /** Pods only */
                        podsOnly?: boolean;
                        /**
                         * Kinds of product
                         * @description Empty: all
                         */
                        productTypes?: string[];
                        /**
                         * Product codes
                         * @description Empty: all
                         */
                        products?: string[];
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Name
                             * @description Shoppers see it.
                             */
                            name: {
                                en: string;
                                fr?: string;
                            };
                            /** Percent off */
                            percent: number | null;
                            /** Amount off */
                            amount: number | null;
                            /** Free shipping */
                            freeShipping: boolean;
                            /**
                             * Least total
                             * @description Of the products that it covers
                             */
                            minimum: number | null;
                            /** Valid from */
                            validFrom: string | null;
                            /** Valid until */
                            validTo: string | null;
                            /** Most uses */
                            maxUses: number | null;
                            /** Most uses of one person */
                            maxUsesPerEmail: number | null;
                            /** First order only */
                            newCustomersOnly: boolean;
                            /** Also on auto-delivery */
                            autoDelivery: boolean;
                            /** Pods only */
                            podsOnly: boolean;
                            /**
                             * Kinds of product
                             * @description Empty: all
                             */
                            productTypes: string[];
                            /**
                             * Product codes
                             * @description Empty: all
                             */
                            products: string[];
                            /** Used */
                            used: number;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminBulkCoupons: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: string[];
                    changes: {
                        /**
                         * Name
                         * @description Shoppers see it.
                         */
                        name?: {
                            en: string;
                            fr?: string;
                        };
                        /** Percent off */
                        percent?: number | null;
                        /** Amount off */
                        amount?: number | null;
                        /** Free shipping */
                        freeShipping?: boolean;
                        /**
                         * Least total
                         * @description Of the products that it covers
                         */
                        minimum?: number | null;
                        /** Valid from */
                        validFrom?: string | null;
                        /** Valid until */
                        validTo?: string | null;
                        /** Most uses */
                        maxUses?: number | null;
                        /** Most uses of one person */
                        maxUsesPerEmail?: number | null;
                        /** First order only */
                        newCustomersOnly?: boolean;
                        /** Also on auto-delivery */
                        autoDelivery?: boolean;
                        /** Pods only */
                        podsOnly?: boolean;
                        /**
                         * Kinds of product
                         * @description Empty: all
                         */
                        productTypes?: string[];
                        /**
                         * Product codes
                         * @description Empty: all
                         */
                        products?: string[];
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                    dryRun?: boolean;
                    hash?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        changed: number;
                        problems: {
                            key: string;
                            message: string;
                        }[];
                        diffs: {
                            key: string;
                            title: string;
                            before: {
                                [key: string]: unknown;
                            };
                            after: {
                                [key: string]: unknown;
                            };
                        }[];
                        hash: string;
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminMakeCouponPool: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How each code begins */
                    prefix: string;
                    count: number;
                    state: {
                        /**
                         * Name
                         * @description Shoppers see it.
                         */
                        name: {
                            en: string;
                            fr?: string;
                        };
                        /** Percent off */
                        percent?: number | null;
                        /** Amount off */
                        amount?: number | null;
                        /** Free shipping */
                        freeShipping: boolean;
                        /**
                         * Least total
                         * @description Of the products that it covers
                         */
                        minimum?: number | null;
                        /** Valid from */
                        validFrom?: string | null;
                        /** Valid until */
                        validTo?: string | null;
                        /** Most uses */
                        maxUses?: number | null;
                        /** Most uses of one person */
                        maxUsesPerEmail?: number | null;
                        /** First order only */
                        newCustomersOnly: boolean;
                        /** Also on auto-delivery */
                        autoDelivery: boolean;
                        /** Pods only */
                        podsOnly: boolean;
                        /**
                         * Kinds of product
                         * @description Empty: all
                         */
                        productTypes: string[];
                        /**
                         * Product codes
                         * @description Empty: all
                         */
                        products: string[];
                    };
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: string;
                        count: number;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetCouponFile: {
        parameters: {
            query: {
                pool: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    changeProfile: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeProfile"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    updatePerksOptIn: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PerksOptIn"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerksOptIn"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    exportCustomer: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getAddresses: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddresses"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    addAddress: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAddress"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    changeAddress: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAddress"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddress"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    removeAddress: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAddresses"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getPaymentDetails: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetailsList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    addPaymentDetails: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveCard"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    removePaymentDetails: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetailsList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    preferPaymentDetails: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {boolean} */
                    defaultPayment: true;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentDetails"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    addProductToCart: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProduct"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    addProductsToCart: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProducts"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    addBundleProduct: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddBundle"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartModification"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    removeCartEntry: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    changeCartEntry: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
                entryNumber: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEntry"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getAnonymousCart: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                /** @description Guid of the cart */
                cartGuid?: string;
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getCurrentCart: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getCustomerDetails: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                /** @description Guid of the cart */
                cartGuid?: string;
                isADUser?: boolean;
                customerMode?: string;
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetails"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    applyCoupon: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                /** @description `^[A-Z0-9-]{3,20}$`, in any case */
                couponCode: string;
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponData"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    applyCouponData: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                /** @description `^[A-Z0-9-]{3,20}$`, in any case */
                couponCode: string;
                /** @description Guid of the cart */
                cartGuid?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponData"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    applyQueryParamCoupon: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                /** @description `^[A-Z0-9-]{3,20}$`, in any case */
                couponCode: string;
                /** @description Guid of the cart */
                cartGuid?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponData"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    removeCoupon: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
                /** @description `^[A-Z0-9-]{3,20}$`, in any case */
                couponCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetPriceReasons: {
        parameters: {
            query: {
                lang?: "en" | "fr";
                /** @description Code of a variant or product */
                product: string;
                customerEmail?: string;
                /** @description ISO 8601; absent: now */
                at?: string;
                quantity?: number;
                coupon?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceReasons"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListPromotions: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /**
                                 * Name
                                 * @description For staff.
                                 */
                                name: string;
                                /**
                                 * Label
                                 * @description Shoppers read it on the product, in the cart and on the order.
                                 */
                                label: {
                                    en: string;
                                    fr?: string;
                                };
                                /**
                                 * Status
                                 * @enum {string}
                                 */
                                status: "off" | "planned" | "running" | "over";
                                /**
                                 * On
                                 * @description Off: it gives nothing, whatever its dates.
                                 */
                                active: boolean;
                                /**
                                 * Begins
                                 * @description Empty: at once
                                 */
                                from: string | null;
                                /**
                                 * Ends
                                 * @description Empty: when it is turned off
                                 */
                                until: string | null;
                                /**
                                 * What it takes off
                                 * @description Off the list price of each unit. Further rows give more from a higher number of units, mixed as shoppers like.
                                 */
                                tiers: {
                                    /**
                                     * From units
                                     * @description 1: every unit
                                     */
                                    quantity: number;
                                    /** Percent off */
                                    percent: number | null;
                                    /** Amount off each */
                                    amount: number | null;
                                }[];
                                /**
                                 * Counts for
                                 * @description Later orders of an auto-delivery keep the price that was agreed on.
                                 * @enum {string}
                                 */
                                buyers: "all" | "oneTime" | "autoDelivery";
                                /**
                                 * Category codes
                                 * @description With the categories below them. No category and no product: everything.
                                 */
                                categories: string[];
                                /**
                                 * Product codes
                                 * @description Or of a variant. Beside the categories.
                                 */
                                products: string[];
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAddPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    state: {
                        /**
                         * Name
                         * @description For staff.
                         */
                        name: string;
                        /**
                         * Label
                         * @description Shoppers read it on the product, in the cart and on the order.
                         */
                        label: {
                            en: string;
                            fr?: string;
                        };
                        /**
                         * On
                         * @description Off: it gives nothing, whatever its dates.
                         */
                        active: boolean;
                        /**
                         * Begins
                         * @description Empty: at once
                         */
                        from?: string | null;
                        /**
                         * Ends
                         * @description Empty: when it is turned off
                         */
                        until?: string | null;
                        /**
                         * What it takes off
                         * @description Off the list price of each unit. Further rows give more from a higher number of units, mixed as shoppers like.
                         */
                        tiers: {
                            /**
                             * From units
                             * @description 1: every unit
                             */
                            quantity: number;
                            /** Percent off */
                            percent: number | null;
                            /** Amount off each */
                            amount: number | null;
                        }[];
                        /**
                         * Counts for
                         * @description Later orders of an auto-delivery keep the price that was agreed on.
                         * @enum {string}
                         */
                        buyers: "all" | "oneTime" | "autoDelivery";
                        /**
                         * Category codes
                         * @description With the categories below them. No category and no product: everything.
                         */
                        categories: string[];
                        /**
                         * Product codes
                         * @description Or of a variant. Beside the categories.
                         */
                        products: string[];
                    };
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Name
                             * @description For staff.
                             */
                            name: string;
                            /**
                             * Label
                             * @description Shoppers read it on the product, in the cart and on the order.
                             */
                            label: {
                                en: string;
                                fr?: string;
                            };
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "off" | "planned" | "running" | "over";
                            /**
                             * On
                             * @description Off: it gives nothing, whatever its dates.
                             */
                            active: boolean;
                            /**
                             * Begins
                             * @description Empty: at once
                             */
                            from: string | null;
                            /**
                             * Ends
                             * @description Empty: when it is turned off
                             */
                            until: string | null;
                            /**
                             * What it takes off
                             * @description Off the list price of each unit. Further rows give more from a higher number of units, mixed as shoppers like.
                             */
                            tiers: {
                                /**
                                 * From units
                                 * @description 1: every unit
                                 */
                                quantity: number;
                                /** Percent off */
                                percent: number | null;
                                /** Amount off each */
                                amount: number | null;
                            }[];
                            /**
                             * Counts for
                             * @description Later orders of an auto-delivery keep the price that was agreed on.
                             * @enum {string}
                             */
                            buyers: "all" | "oneTime" | "autoDelivery";
                            /**
                             * Category codes
                             * @description With the categories below them. No category and no product: everything.
                             */
                            categories: string[];
                            /**
                             * Product codes
                             * @description Or of a variant. Beside the categories.
                             */
                            products: string[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Name
                             * @description For staff.
                             */
                            name: string;
                            /**
                             * Label
                             * @description Shoppers read it on the product, in the cart and on the order.
                             */
                            label: {
                                en: string;
                                fr?: string;
                            };
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "off" | "planned" | "running" | "over";
                            /**
                             * On
                             * @description Off: it gives nothing, whatever its dates.
                             */
                            active: boolean;
                            /**
                             * Begins
                             * @description Empty: at once
                             */
                            from: string | null;
                            /**
                             * Ends
                             * @description Empty: when it is turned off
                             */
                            until: string | null;
                            /**
                             * What it takes off
                             * @description Off the list price of each unit. Further rows give more from a higher number of units, mixed as shoppers like.
                             */
                            tiers: {
                                /**
                                 * From units
                                 * @description 1: every unit
                                 */
                                quantity: number;
                                /** Percent off */
                                percent: number | null;
                                /** Amount off each */
                                amount: number | null;
                            }[];
                            /**
                             * Counts for
                             * @description Later orders of an auto-delivery keep the price that was agreed on.
                             * @enum {string}
                             */
                            buyers: "all" | "oneTime" | "autoDelivery";
                            /**
                             * Category codes
                             * @description With the categories below them. No category and no product: everything.
                             */
                            categories: string[];
                            /**
                             * Product codes
                             * @description Or of a variant. Beside the categories.
                             */
                            products: string[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSavePromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /**
                         * Name
                         * @description For staff.
                         */
                        name?: string;
                        /**
                         * Label
                         * @description Shoppers read it on the product, in the cart and on the order.
                         */
                        label?: {
                            en: string;
                            fr?: string;
                        };
                        /**
                         * On
                         * @description Off: it gives nothing, whatever its dates.
                         */
                        active?: boolean;
                        /**
                         * Begins
                         * @description Empty: at once
                         */
                        from?: string | null;
                        /**
                         * Ends
                         * @description Empty: when it is turned off
                         */
                        until?: string | null;
                        /**
                         * What it takes off
                         * @description Off the list price of each unit. Further rows give more from a higher number of units, mixed as shoppers like.
                         */
                        tiers?: {
                            /**
                             * From units
                             * @description 1: every unit
                             */
                            quantity: number;
                            /** Percent off */
                            percent: number | null;
                            /** Amount off each */
                            amount: number | null;
                        }[];
                        /**
                         * Counts for
                         * @description Later orders of an auto-delivery keep the price that was agreed on.
                         * @enum {string}
                         */
                        buyers?: "all" | "oneTime" | "autoDelivery";
                        /**
                         * Category codes
                         * @description With the categories below them. No category and no product: everything.
                         */
                        categories?: string[];
                        /**
                         * Product codes
                         * @description Or of a variant. Beside the categories.
                         */
                        products?: string[];
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Name
                             * @description For staff.
                             */
                            name: string;
                            /**
                             * Label
                             * @description Shoppers read it on the product, in the cart and on the order.
                             */
                            label: {
                                en: string;
                                fr?: string;
                            };
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "off" | "planned" | "running" | "over";
                            /**
                             * On
                             * @description Off: it gives nothing, whatever its dates.
                             */
                            active: boolean;
                            /**
                             * Begins
                             * @description Empty: at once
                             */
                            from: string | null;
                            /**
                             * Ends
                             * @description Empty: when it is turned off
                             */
                            until: string | null;
                            /**
                             * What it takes off
                             * @description Off the list price of each unit. Further rows give more from a higher number of units, mixed as shoppers like.
                             */
                            tiers: {
                                /**
                                 * From units
                                 * @description 1: every unit
                                 */
                                quantity: number;
                                /** Percent off */
                                percent: number | null;
                                /** Amount off each */
                                amount: number | null;
                            }[];
                            /**
                             * Counts for
                             * @description Later orders of an auto-delivery keep the price that was agreed on.
                             * @enum {string}
                             */
                            buyers: "all" | "oneTime" | "autoDelivery";
                            /**
                             * Category codes
                             * @description With the categories below them. No category and no product: everything.
                             */
                            categories: string[];
                            /**
                             * Product codes
                             * @description Or of a variant. Beside the categories.
                             */
                            products: string[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminBulkPromotions: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: string[];
                    changes: {
                        /**
                         * Name
                         * @description For staff.
                         */
                        name?: string;
                        /**
                         * Label
                         * @description Shoppers read it on the product, in the cart and on the order.
                         */
                        label?: {
                            en: string;
                            fr?: string;
                        };
                        /**
                         * On
                         * @description Off: it gives nothing, whatever its dates.
                         */
                        active?: boolean;
                        /**
                         * Begins
                         * @description Empty: at once
                         */
                        from?: string | null;
                        /**
                         * Ends
                         * @description Empty: when it is turned off
                         */
                        until?: string | null;
                        /**
                         * What it takes off
                         * @description Off the list price of each unit. Further rows give more from a higher number of units, mixed as shoppers like.
                         */
                        tiers?: {
                            /**
                             * From units
                             * @description 1: every unit
                             */
                            quantity: number;
                            /** Percent off */
                            percent: number | null;
                            /** Amount off each */
                            amount: number | null;
                        }[];
                        /**
                         * Counts for
                         * @description Later orders of an auto-delivery keep the price that was agreed on.
                         * @enum {string}
                         */
                        buyers?: "all" | "oneTime" | "autoDelivery";
                        /**
                         * Category codes
                         * @description With the categories below them. No category and no product: everything.
                         */
                        categories?: string[];
                        /**
                         * Product codes
                         * @description Or of a variant. Beside the categories.
                         */
                        products?: string[];
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                    dryRun?: boolean;
                    hash?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        changed: number;
                        problems: {
                            key: string;
                            message: string;
                        }[];
                        diffs: {
                            key: string;
                            title: string;
                            before: {
                                [key: string]: unknown;
                            };
                            after: {
                                [key: string]: unknown;
                            };
                        }[];
                        hash: string;
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminSimulatePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lines: {
                        /** @description Of a variant or product */
                        code: string;
                        quantity: number;
                    }[];
                    /** @enum {unknown} */
                    purchase?: "oneTime" | "autoDelivery";
                    promotion?: {
                        /**
                         * Name
                         * @description For staff.
                         */
                        name: string;
                        /**
                         * Label
                         * @description Shoppers read it on the product, in the cart and on the order.
                         */
                        label: {
                            en: string;
                            fr?: string;
                        };
                        /**
                         * On
                         * @description Off: it gives nothing, whatever its dates.
                         */
                        active: boolean;
                        /**
                         * Begins
                         * @description Empty: at once
                         */
                        from?: string | null;
                        /**
                         * Ends
                         * @description Empty: when it is turned off
                         */
                        until?: string | null;
                        /**
                         * What it takes off
                         * @description Off the list price of each unit. Further rows give more from a higher number of units, mixed as shoppers like.
                         */
                        tiers: {
                            /**
                             * From units
                             * @description 1: every unit
                             */
                            quantity: number;
                            /** Percent off */
                            percent: number | null;
                            /** Amount off each */
                            amount: number | null;
                        }[];
                        /**
                         * Counts for
                         * @description Later orders of an auto-delivery keep the price that was agreed on.
                         * @enum {string}
                         */
                        buyers: "all" | "oneTime" | "autoDelivery";
                        /**
                         * Category codes
                         * @description With the categories below them. No category and no product: everything.
                         */
                        categories: string[];
                        /**
                         * Product codes
                         * @description Or of a variant. Beside the categories.
                         */
                        products: string[];
                    };
                    /** @description Of a saved promotion; with `promotion`, that one is tried in its place */
                    key?: string;
                    /** @description ISO 8601; absent: now, as if it were in effect */
                    at?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionSimulation"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    setCartEmail: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartEmail"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    setDeliveryAddress: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    chooseDeliveryAddress: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
                /** @description Of the customer’s own addresses */
                addressId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    setBusinessDetails: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessDetails"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getDeliveryModes: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryModes"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    setDeliveryMode: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseDeliveryMode"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    setPayment: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttachPayment"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getCityLatLong: {
        parameters: {
            query: {
                city: string;
                /** @description NY, QC */
                region?: string;
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityLatLong"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getPostalCode: {
        parameters: {
            query: {
                latlng: string;
                result_type: "postal_code";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Geocode"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getPostalPlace: {
        parameters: {
            query: {
                /** @description 10118, H3G 1K4 */
                postalCode: string;
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalPlace"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getOrders: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                currentPage?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistoryList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    placeOrder: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key places one order. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrder"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description A guest’s order by its guid, a customer’s by that or its number */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    confirmOrder: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description A guest’s order by its guid, a customer’s by that or its number */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description A guest’s order by its guid, a customer’s by that or its number */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getRecentOrder: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    reorder: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reorder"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartJoined"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    claimOrder: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimOrder"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    lookUpOrder: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLookUp"];
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLookedUp"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    openOrderLink: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenOrderLink"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedOrderLink"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getRefunds: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderRefunds"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    refundOrder: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key gives back once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundOrder"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRefund"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminListOrders: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                /** @description Beginnings of words: number, e-mail, name, company, phone or postal code */
                query?: string;
                /** @description A status; toShip, unsettled, refundDue, disputed or warned: what waits for somebody */
                status?: "created" | "processing" | "partiallyshipped" | "shipped" | "partiallydelivered" | "delivered" | "cancelled" | "returned" | "toShip" | "unsettled" | "refundDue" | "disputed" | "warned";
                /** @description Paid on this day of the site or later: YYYY-MM-DD */
                from?: string;
                /** @description Paid on this day or before */
                to?: string;
                /** @description Region of the delivery address */
                region?: string;
                /** @description Code of a coupon that it was bought with */
                coupon?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrderList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetOrder: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminShipOrder: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Absent: all that is left */
                    entries?: {
                        entryNumber: number;
                        /** @description Absent: all that is left of the line */
                        quantity?: number;
                    }[];
                    carrier?: string;
                    trackingCode?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminDeliverOrder: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Absent: all that is left */
                    entries?: {
                        entryNumber: number;
                        /** @description Absent: all that is left of the line */
                        quantity?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminReturnOrder: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminResendConfirmation: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminAddOrderNote: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminCancelOrder: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminRefundOrder: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description The order number, in whatever case */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Absent, and no `shipping`: all that is left of the order */
                    entries?: {
                        entryNumber: number;
                        /** @description Absent: all that is left of the line */
                        quantity?: number;
                    }[];
                    /** @description With entries: their share of the shipping too. Without: the shipping alone. */
                    shipping?: boolean;
                    /** @description Absent: units that have not left come back to stock, the others do not. */
                    restock?: boolean;
                    reason?: string;
                    /** @description Minor units that were shown; 409 when it is another amount now */
                    expectedAmount?: number;
                    /** @description Only say what it would come to */
                    dryRun?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundPreview"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOrder"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getStoreCredit: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                currentPage?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCredit"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetCustomerCredit: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCustomerCredit"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetCreditLiability: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditLiability"];
                };
            };
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAdjustCredit: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Minor units; below zero takes some */
                    amount: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCustomerCredit"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminReverseCredit: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
                /** @description Of the entry */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCustomerCredit"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    login: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogIn"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    signup: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    loginLink: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogInByLink"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedIn"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    refreshAuthToken: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    refreshToken: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": null | {
                    refreshToken?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
        };
    };
    authorize: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Authorize"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorizeAt"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
            503: components["responses"]["Refusal1"];
        };
    };
    authCallback: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthCallback"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedInAtProvider"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
            503: components["responses"]["Refusal1"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmail"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    confirmRemoval: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmRemoval"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    changeEmail: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeEmail"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    removeCustomer: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveCustomer"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    mailRemovalLink: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getSessions: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    endSession: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                site: string;
                user: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    token: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientToken"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    systemUserToken: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientToken"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    tokenToSession: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionTokens"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInState"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    handleLoggedInUserCookies: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInState"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    extractNoboToken: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header: {
                /** @description From the fragment of the link’s address */
                "x-nobo-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoboUser"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getNoboToken: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header: {
                /** @description From the fragment of the link’s address */
                "x-nobo-token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoboToken"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getSubscription: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                /** @description Id of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    changeSubscription: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                /** @description Id of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSubscription"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    skipSubscription: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                /** @description Id of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Takes the last skip back, until its order would lock. */
                    undo?: boolean;
                    /** @description A calendar day in the site’s zone: 2027-02-01 */
                    date?: string;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    pauseSubscription: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                /** @description Id of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A calendar day in the site’s zone: 2027-02-01 */
                    resumeDate: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                /** @description Id of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A calendar day in the site’s zone: 2027-02-01 */
                    date?: string;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                /** @description Id of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                    /** @description Ends the commitment of the kit that it belongs to as well, and charges that. Without it nothing is charged, and the commitment goes on. */
                    earlyEnd?: {
                        /** @description What the customer was shown, in major units; 409 where it is another now. */
                        expectedAmount: number;
                        /** @description Must be true. */
                        consent: boolean;
                    };
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    shipSubscriptionNow: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                /** @description Id of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never> | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    swapSubscriptionProduct: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                /** @description Id of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description entryNumber of the line */
                    entryNumber: number;
                    /** @description Variant code */
                    code: string;
                    qty?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    changeBackupProduct: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                /** @description Id of the subscription */
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description entryNumber of the line */
                    entryNumber: number;
                    /** @description Variant code */
                    code: string;
                    remove?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getAutoDeliveryHome: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoDeliveryHome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getExistingAutoDeliveries: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExistingAutoDeliveries"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getAutoDeliveryType: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoDeliveryType"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getProductsForUpcomingOrder: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["Product"][];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getActiveSubscriptions: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                currentPage?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getSmartSubscriptions: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                currentPage?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getScheduledSubscriptions: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                currentPage?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getSubscribedProducts: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                currentPage?: number;
                pageSize?: number;
                orderType?: "all" | "scheduled" | "smart";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribedProducts"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getSiteNotifications: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteNotifications"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getAutoDeliveryComponent: {
        parameters: {
            query: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoDeliveryComponent"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getAutoDeliveryConsent: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description For terms of a smart auto-delivery, which follows what is drunk instead of the calendar */
                cupsPerDay?: number;
                /** @description Pods at home beside those of the cart, for the day of a smart one; 0 unless told */
                podsOnHand?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoDeliveryConsent"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    addProductToUpcomingOrder: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddToUpcoming"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    removeEntryFromUpcomingOrder: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveFromUpcoming"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetDeliveryCalendar: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders that auto-delivery will make, as customers have them now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryCalendar"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetStockForecast: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockForecast"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListDeliveriesOfDay: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description YYYY-MM-DD */
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListFailedCharges: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedChargeList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminListBoxes: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Made and charged on */
                                nextDate: string | null;
                                /**
                                 * Cut-off
                                 * @description Until then its contents can be changed, by the customer and here.
                                 */
                                cutOffAt: string | null;
                                /**
                                 * Status
                                 * @enum {string}
                                 */
                                status: "ACTIVE" | "PAYMENT_FAILED" | "ON_HOLD" | "CANCELLED" | "COMPLETED";
                                /** Size */
                                boxes: number;
                                /**
                                 * Contents
                                 * @description Empty: the shop fills it, by taste and best sellers.
                                 */
                                contents: {
                                    /** Variant code */
                                    code: string;
                                    /** Boxes */
                                    quantity: number;
                                }[];
                                /**
                                 * Chosen
                                 * @description The customer’s choice, or ours for them. Off: the mail says that the shop filled it.
                                 */
                                chosen: boolean;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetBox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Made and charged on */
                            nextDate: string | null;
                            /**
                             * Cut-off
                             * @description Until then its contents can be changed, by the customer and here.
                             */
                            cutOffAt: string | null;
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "ACTIVE" | "PAYMENT_FAILED" | "ON_HOLD" | "CANCELLED" | "COMPLETED";
                            /** Size */
                            boxes: number;
                            /**
                             * Contents
                             * @description Empty: the shop fills it, by taste and best sellers.
                             */
                            contents: {
                                /** Variant code */
                                code: string;
                                /** Boxes */
                                quantity: number;
                            }[];
                            /**
                             * Chosen
                             * @description The customer’s choice, or ours for them. Off: the mail says that the shop filled it.
                             */
                            chosen: boolean;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSaveBox: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /**
                         * Contents
                         * @description Empty: the shop fills it, by taste and best sellers.
                         */
                        contents?: {
                            /** Variant code */
                            code: string;
                            /** Boxes */
                            quantity: number;
                        }[];
                        /**
                         * Chosen
                         * @description The customer’s choice, or ours for them. Off: the mail says that the shop filled it.
                         */
                        chosen?: boolean;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Made and charged on */
                            nextDate: string | null;
                            /**
                             * Cut-off
                             * @description Until then its contents can be changed, by the customer and here.
                             */
                            cutOffAt: string | null;
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "ACTIVE" | "PAYMENT_FAILED" | "ON_HOLD" | "CANCELLED" | "COMPLETED";
                            /** Size */
                            boxes: number;
                            /**
                             * Contents
                             * @description Empty: the shop fills it, by taste and best sellers.
                             */
                            contents: {
                                /** Variant code */
                                code: string;
                                /** Boxes */
                                quantity: number;
                            }[];
                            /**
                             * Chosen
                             * @description The customer’s choice, or ours for them. Off: the mail says that the shop filled it.
                             */
                            chosen: boolean;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminGetBoxBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoxBoard"];
                };
            };
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    addMonthlyBoxSubscription: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddMonthlyBox"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getMonthlyBoxConsent: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
                /** @description Guid of the cart */
                cartGuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyBoxConsent"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getMFPSubscriptionCart: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description Of the cart; left out: that of the visit. */
                cartGuid?: string;
                /** @description Of a box that the customer has. */
                subscriptionId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyBox"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    updateMonthlyFixedPriceCampaignCart: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeMonthlyBox"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyBox"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getGivenBox: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header: {
                "x-gift-token": string;
            };
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenBox"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    changeGivenBox: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header: {
                "x-gift-token": string;
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeGivenBox"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivenBox"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getBrewers: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description One of the campaigns that the site offers, such as `BBAD`, in any case. */
                campaignCode: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignBrewers"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    productSelect: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description One of the campaigns that the site offers, such as `BBAD`, in any case. */
                campaignCode: string;
                /** @description From 0. */
                currentPage?: number;
                /** @description Site configuration by default. */
                pageSize?: number;
                sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                /** @description Facet and value pairs: `boxCount:24:podFormat:k-cup`. */
                filters?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignProducts"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    fetchHelpMePods: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description One of the campaigns that the site offers, such as `BBAD`, in any case. */
                campaignCode: string;
                /** @description The code of the option that was chosen. */
                beverageType?: string;
                /** @description The code of the option that was chosen. */
                roast?: string;
                /** @description The code of the option that was chosen. */
                flavour?: string;
                /** @description The code of the option that was chosen. */
                caffeine?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignHelp"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getKSKCategoryAndCollection: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description One of the campaigns that the site offers, such as `BBAD`, in any case. */
                campaignCode: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignLists"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    fetchCollectionCategoryData: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description One of the campaigns that the site offers, such as `BBAD`, in any case. */
                campaignCode: string;
                /** @description From 0. */
                currentPage?: number;
                /** @description Site configuration by default. */
                pageSize?: number;
                sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                /** @description Facet and value pairs: `boxCount:24:podFormat:k-cup`. */
                filters?: string;
                /** @description Of a category or collection. */
                code: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignCategoryProducts"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getCampaignBuyingGuideComponent: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description One of the campaigns that the site offers, such as `BBAD`, in any case. */
                campaignCode: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignGuide"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getMiscCampaignData: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description All that are open where it is left out. */
                campaignCode?: string;
                /** @description The campaign of this cart’s kit. */
                cartGuid?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignMiscData"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getCartEstimationData: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description One of the campaigns that the site offers, such as `BBAD`, in any case. */
                campaignCode?: string;
                /** @description The kit of this cart; what else is asked for is left out. */
                cartGuid?: string;
                /** @description A day, YYYY-MM-DD, on which later orders begin, where that can be chosen. */
                startDate?: string;
                /** @description Of a variant, or of a product: its usual one. */
                brewer?: string;
                /** @description `products[]=CODE` or `products[]=CODE:2` of each; the codes are as those of `brewer`. */
                products?: string[];
                /** @description The site’s default where it is left out. */
                frequencyWeeks?: number;
                /** @description A day, YYYY-MM-DD: what ending then would cost. */
                endOn?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartEstimation"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getMonthlyFixedPriceDetails: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyBoxDetails"];
                };
            };
            400: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    fetchMonthlyProducts: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description From 0. */
                currentPage?: number;
                /** @description Site configuration by default. */
                pageSize?: number;
                sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                /** @description Facet and value pairs: `boxCount:24:podFormat:k-cup`. */
                filters?: string;
                /** @description Of the only category, brand or collection. */
                code?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyBoxProducts"];
                };
            };
            400: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    searchMonthlyProducts: {
        parameters: {
            query: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description From 0. */
                currentPage?: number;
                /** @description Site configuration by default. */
                pageSize?: number;
                sort?: "relevance" | "price-asc" | "price-desc" | "name-asc" | "top-sellers" | "newest";
                /** @description Facet and value pairs: `boxCount:24:podFormat:k-cup`. */
                filters?: string;
                /** @description What is looked for. */
                query: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlyBoxProducts"];
                };
            };
            400: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    addCampaignBundle: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignBundle"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getCampaignSubscriptionCart: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description The visit’s own cart where it is left out. */
                cartGuid?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubscriptionCart"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getUserCampaignInfo: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCampaignInfo"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    endCommitmentEarly: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                commitmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndCommitment"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    makeCommitmentException: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or a customer id (agents only) */
                user: string;
                commitmentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommitmentException"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Commitment"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminListCampaigns: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Offered */
                                offered: boolean;
                                /** First day */
                                from: string | null;
                                /** Last day */
                                until: string | null;
                                /**
                                 * Percent off the brewer
                                 * @description 100: free. Empty: it has no brewer.
                                 */
                                percent: number | null;
                                /**
                                 * Boxes to buy
                                 * @description For a business campaign: cases. What was agreed before stays.
                                 */
                                commitment: number | null;
                                /** Within so many months */
                                months: number | null;
                                /** Least boxes of one order */
                                least: number | null;
                                /**
                                 * Kits to sell in all
                                 * @description Empty: no limit
                                 */
                                stock: number | null;
                                /**
                                 * Most orders
                                 * @description Empty: no limit
                                 */
                                usesMost: number | null;
                                /**
                                 * Most taken off brewers in all
                                 * @description Empty: no limit
                                 */
                                budget: number | null;
                                /** Sold */
                                uses: number;
                                /** Taken off so far */
                                spent: number;
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Offered */
                            offered: boolean;
                            /** First day */
                            from: string | null;
                            /** Last day */
                            until: string | null;
                            /**
                             * Percent off the brewer
                             * @description 100: free. Empty: it has no brewer.
                             */
                            percent: number | null;
                            /**
                             * Boxes to buy
                             * @description For a business campaign: cases. What was agreed before stays.
                             */
                            commitment: number | null;
                            /** Within so many months */
                            months: number | null;
                            /** Least boxes of one order */
                            least: number | null;
                            /**
                             * Kits to sell in all
                             * @description Empty: no limit
                             */
                            stock: number | null;
                            /**
                             * Most orders
                             * @description Empty: no limit
                             */
                            usesMost: number | null;
                            /**
                             * Most taken off brewers in all
                             * @description Empty: no limit
                             */
                            budget: number | null;
                            /** Sold */
                            uses: number;
                            /** Taken off so far */
                            spent: number;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSaveCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Offered */
                        offered?: boolean;
                        /** First day */
                        from?: string | null;
                        /** Last day */
                        until?: string | null;
                        /**
                         * Percent off the brewer
                         * @description 100: free. Empty: it has no brewer.
                         */
                        percent?: number | null;
                        /**
                         * Boxes to buy
                         * @description For a business campaign: cases. What was agreed before stays.
                         */
                        commitment?: number | null;
                        /** Within so many months */
                        months?: number | null;
                        /** Least boxes of one order */
                        least?: number | null;
                        /**
                         * Kits to sell in all
                         * @description Empty: no limit
                         */
                        stock?: number | null;
                        /**
                         * Most orders
                         * @description Empty: no limit
                         */
                        usesMost?: number | null;
                        /**
                         * Most taken off brewers in all
                         * @description Empty: no limit
                         */
                        budget?: number | null;
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Offered */
                            offered: boolean;
                            /** First day */
                            from: string | null;
                            /** Last day */
                            until: string | null;
                            /**
                             * Percent off the brewer
                             * @description 100: free. Empty: it has no brewer.
                             */
                            percent: number | null;
                            /**
                             * Boxes to buy
                             * @description For a business campaign: cases. What was agreed before stays.
                             */
                            commitment: number | null;
                            /** Within so many months */
                            months: number | null;
                            /** Least boxes of one order */
                            least: number | null;
                            /**
                             * Kits to sell in all
                             * @description Empty: no limit
                             */
                            stock: number | null;
                            /**
                             * Most orders
                             * @description Empty: no limit
                             */
                            usesMost: number | null;
                            /**
                             * Most taken off brewers in all
                             * @description Empty: no limit
                             */
                            budget: number | null;
                            /** Sold */
                            uses: number;
                            /** Taken off so far */
                            spent: number;
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminGetCampaignReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignReport"];
                };
            };
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminLogin: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentLogIn"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMe"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    adminLogout: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
        };
    };
    adminGetMe: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMe"];
                };
            };
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
        };
    };
    adminListStaff: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        staff: components["schemas"]["StaffMember"][];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
        };
    };
    adminAddStaff: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @enum {unknown} */
                    role: "merchandiser" | "service" | "finance" | "owner";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        link: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminRenewStaff: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        link: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminRemoveStaff: {
        parameters: {
            query?: {
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    agentLogin: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentLogIn"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentToken"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    agentSetUp: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentSetUp"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentSetUpAnswer"];
                };
            };
            400: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    startAgentSession: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentSessionStart"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentToken"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    endAgentSession: {
        parameters: {
            query?: {
                /** @description In place of the site of the host */
                site?: string;
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
        };
    };
    searchCustomers: {
        parameters: {
            query: {
                /** @description Words of a name or an e-mail address, or the number of an order */
                query: string;
                currentPage?: number;
                pageSize?: number;
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSearchPage"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getAgentNotes: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentNotes"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
        };
    };
    addAgentNote: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAgentNote"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentNotes"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminListCustomers: {
        parameters: {
            query: {
                lang?: "en" | "fr";
                /** @description Words of a name or an e-mail address, or the number of an order */
                query: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCustomerList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetCustomer: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCustomer"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAddCustomerNote: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgentNotes"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminSkipSubscription: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Takes the last skip back */
                    undo?: boolean;
                    /** @description Of the order that was shown; 409 otherwise */
                    date?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminMoveSubscription: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD */
                    date: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminSwapSubscription: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entryNumber: number;
                    /** @description A variant sold on auto-delivery */
                    code: string;
                    qty?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminCancelSubscription: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The customer was told what ends and asked for it
                     * @enum {boolean}
                     */
                    asked: true;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminChargeSubscription: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
                subscriptionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    postCspReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    "csp-report": {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal1"];
            413: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getTealiumTags: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaggedPage"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTags"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    subscribeNewsletter: {
        parameters: {
            query?: {
                /** @description Language of answer and mails; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSubscription"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    signUpByEmail: {
        parameters: {
            query?: {
                /** @description Language of answer and mails; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailSignup"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: {
                /** @description Language of answer and mails; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailLink"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    unsubscribeNewsletter: {
        parameters: {
            query?: {
                /** @description Language of answer and mails; en by default. */
                lang?: "en" | "fr";
                /** @description Of a mail program’s one-click unsubscription. */
                token?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailLink"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    requestAlert: {
        parameters: {
            query?: {
                /** @description Language of answer and mails; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockAlertRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    contact: {
        parameters: {
            query?: {
                /** @description Language of answer and mails; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutreachOutcome"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    submitReferral: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitReferral"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralReceipt"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getReferrals: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
                currentPage?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    releaseReferral: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or the id of the customer for whom an agent acts */
                user: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralDecision"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    refuseReferral: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description current, or the id of the customer for whom an agent acts */
                user: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralDecision"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminListHeldReferrals: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldReferrals"];
                };
            };
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminDecideReferral: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    outcome: "release" | "refuse";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldReferrals"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    validateSerialNumber: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrewerSerial"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecognisedBrewer"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    registerNewBrewer: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBrewerRegistration"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrewerRegistration"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    getBrewerQuestionnaire: {
        parameters: {
            query: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
                /** @description The serial number of a brewer that is registered to the customer, as it was typed or as digits. */
                sn: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrewerQuestionnaire"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    updateBrewerQuestionnaire: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrewerAnswers"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrewerQuestionnaire"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getBrewerCoupon: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrewerCouponRequest"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrewerCoupon"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    applyBrewerCoupon: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrewerCouponApplication"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponData"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    fetchLoyaltyDetails: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                /** @description Whose; the caller’s own, or that of an agent’s customer. */
                customerId?: string;
                /** @description `points` leaves the rewards out; anything else is all. */
                field?: string;
                /** @description From 0. */
                currentPage?: number;
                /** @description Rewards a page; left out: as many as the site shows. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyDetails"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    fetchLoyaltyPointsHistory: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                /** @description Whose; the caller’s own, or that of an agent’s customer. */
                customerId?: string;
                /** @description The first day, YYYY-MM-DD in the site’s zone. */
                startDate?: string;
                /** @description The last day, YYYY-MM-DD in the site’s zone. */
                endDate?: string;
                /** @description From 0. */
                currentPage?: number;
                /** @description Entries a page. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyPointsHistory"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    loyaltyProgramSignup: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoyaltyProgramSignup"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerksOptIn"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getAppliedRewards: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
                /** @description Left out: the cart of the visit. */
                cartGuid?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedRewards"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    applyReward: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardOfCart"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedRewards"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    removeReward: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardOfCart"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedRewards"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    swapReward: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardSwap"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppliedRewards"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getLoyaltyPoints: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EarningAsked"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyPoints"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adjustLoyaltyPoints: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLoyaltyAdjustment"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyAdjustment"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    reverseLoyaltyAdjustment: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description A customer id */
                user: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyAdjustment"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetCustomerPerks: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCustomerPerks"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetPerksLiability: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PerksLiability"];
                };
            };
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAdjustPerks: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Below zero takes some */
                    points: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCustomerPerks"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminReversePerks: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: {
                /** @description Required, 16 to 64 characters: one key does it once. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                customerId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCustomerPerks"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getRecipes: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipeList"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
        };
    };
    openDesignSpectrum: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignSpectrum"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
        };
    };
    saveRecipe: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRecipe"];
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipe"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    updateRecipe: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecipeChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipe"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    deleteRecipe: {
        parameters: {
            query: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
                recipeId: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecipeRemoved"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getSharedRecipe: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipe"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getRecipePicture: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    fetchQuizResponse: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
                /** @description Of a result that was shared by its link. */
                resultId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions; with `resultId` also the result that was shared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizResponse"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    submitQuiz: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizSubmission"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizResult"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    mailQuizResult: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizMail"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizMailed"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    countQuizStep: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizStep"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizStepCounted"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    decisionAuth: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionToken"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    decisionChatStart: {
        parameters: {
            query?: {
                /** @description Language of the answer; en by default. */
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionChat"];
            };
        };
        responses: {
            /** @description The next turn, or the result when there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionAnswer"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    getTasteProfile: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasteProfile"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    changeTasteProfile: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasteProfileChange"];
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasteProfile"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    removeTasteProfile: {
        parameters: {
            query?: {
                /** @description Language of texts; en by default. */
                lang?: "en" | "fr";
                csAgentId?: string;
                customerId?: string;
            };
            header?: {
                /** @description 16 to 64 characters; a repeat with the same key gets the first answer. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                /** @description anonymous, current, or a customer id (agents only) */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TasteProfile"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminListQuizQuestions: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
                quiz?: string;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /**
                                 * Quiz
                                 * @enum {string}
                                 */
                                quiz: "beverage" | "brewer";
                                /** Question */
                                text: {
                                    en: string;
                                    fr?: string;
                                };
                                /**
                                 * When it is skipped
                                 * @description What the result says was assumed
                                 */
                                assumed: {
                                    en: string;
                                    fr?: string;
                                };
                                /** Answers */
                                options: {
                                    /**
                                     * Code
                                     * @description Answers are kept by it
                                     */
                                    code: string;
                                    /** Text */
                                    text: {
                                        en: string;
                                        fr?: string;
                                    };
                                    /** Rules */
                                    rules: {
                                        /** Attribute of the product */
                                        attribute: string;
                                        /**
                                         * Test
                                         * @enum {string}
                                         */
                                        test: "in" | "notIn" | "atMost" | "atLeast";
                                        /** Values */
                                        values: string[];
                                        /**
                                         * Effect
                                         * @enum {string}
                                         */
                                        effect: "score" | "limit";
                                        /** Score */
                                        score: number;
                                        /**
                                         * Reason
                                         * @description Completes “because you like …”
                                         */
                                        reason: {
                                            en?: string;
                                            fr?: string;
                                        } | null;
                                    }[];
                                }[];
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetQuizQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Quiz
                             * @enum {string}
                             */
                            quiz: "beverage" | "brewer";
                            /** Question */
                            text: {
                                en: string;
                                fr?: string;
                            };
                            /**
                             * When it is skipped
                             * @description What the result says was assumed
                             */
                            assumed: {
                                en: string;
                                fr?: string;
                            };
                            /** Answers */
                            options: {
                                /**
                                 * Code
                                 * @description Answers are kept by it
                                 */
                                code: string;
                                /** Text */
                                text: {
                                    en: string;
                                    fr?: string;
                                };
                                /** Rules */
                                rules: {
                                    /** Attribute of the product */
                                    attribute: string;
                                    /**
                                     * Test
                                     * @enum {string}
                                     */
                                    test: "in" | "notIn" | "atMost" | "atLeast";
                                    /** Values */
                                    values: string[];
                                    /**
                                     * Effect
                                     * @enum {string}
                                     */
                                    effect: "score" | "limit";
                                    /** Score */
                                    score: number;
                                    /**
                                     * Reason
                                     * @description Completes “because you like …”
                                     */
                                    reason: {
                                        en?: string;
                                        fr?: string;
                                    } | null;
                                }[];
                            }[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminSaveQuizQuestion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Question */
                        text?: {
                            en: string;
                            fr?: string;
                        };
                        /**
                         * When it is skipped
                         * @description What the result says was assumed
                         */
                        assumed?: {
                            en: string;
                            fr?: string;
                        };
                        /** Answers */
                        options?: {
                            /**
                             * Code
                             * @description Answers are kept by it
                             */
                            code: string;
                            /** Text */
                            text: {
                                en: string;
                                fr?: string;
                            };
                            /** Rules */
                            rules: {
                                /** Attribute of the product */
                                attribute: string;
                                /**
                                 * Test
                                 * @enum {string}
                                 */
                                test: "in" | "notIn" | "atMost" | "atLeast";
                                /** Values */
                                values: string[];
                                /**
                                 * Effect
                                 * @enum {string}
                                 */
                                effect: "score" | "limit";
                                /** Score */
                                score: number;
                                /**
                                 * Reason
                                 * @description Completes “because you like …”
                                 */
                                reason: {
                                    en?: string;
                                    fr?: string;
                                } | null;
                            }[];
                        }[];
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /**
                             * Quiz
                             * @enum {string}
                             */
                            quiz: "beverage" | "brewer";
                            /** Question */
                            text: {
                                en: string;
                                fr?: string;
                            };
                            /**
                             * When it is skipped
                             * @description What the result says was assumed
                             */
                            assumed: {
                                en: string;
                                fr?: string;
                            };
                            /** Answers */
                            options: {
                                /**
                                 * Code
                                 * @description Answers are kept by it
                                 */
                                code: string;
                                /** Text */
                                text: {
                                    en: string;
                                    fr?: string;
                                };
                                /** Rules */
                                rules: {
                                    /** Attribute of the product */
                                    attribute: string;
                                    /**
                                     * Test
                                     * @enum {string}
                                     */
                                    test: "in" | "notIn" | "atMost" | "atLeast";
                                    /** Values */
                                    values: string[];
                                    /**
                                     * Effect
                                     * @enum {string}
                                     */
                                    effect: "score" | "limit";
                                    /** Score */
                                    score: number;
                                    /**
                                     * Reason
                                     * @description Completes “because you like …”
                                     */
                                    reason: {
                                        en?: string;
                                        fr?: string;
                                    } | null;
                                }[];
                            }[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminGetQuizFile: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                quiz: "beverage" | "brewer";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminImportQuiz: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                quiz: "beverage" | "brewer";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A table as the file of the quiz has it */
                    table?: string;
                    /** @description An earlier version, instead of a table */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizVersion"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetQuizReport: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                quiz: "beverage" | "brewer";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizReport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    getShownArms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                site: string;
                screen: "home" | "product" | "category";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownArms"];
                };
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    postExposure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Exposure"];
            };
        };
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            413: components["responses"]["Refusal1"];
            429: components["responses"]["Refusal1"];
        };
    };
    adminListExperiments: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
                query?: string;
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            key: string;
                            title: string;
                            version: string;
                            state: {
                                /** Name */
                                name: string;
                                /**
                                 * Status
                                 * @enum {string}
                                 */
                                status: "draft" | "planned" | "running" | "ended" | "stopped";
                                /**
                                 * Runs between its dates
                                 * @description Off: a draft, or stopped. Everybody then sees the first arm.
                                 */
                                on: boolean;
                                /** Starts */
                                startsAt: string;
                                /**
                                 * Stops
                                 * @description Set before the start: a test that is stopped once it looks good proves nothing.
                                 */
                                stopsAt: string;
                                /**
                                 * Arms
                                 * @description The first is the control. Shares add up to 100. A visitor keeps the same arm, as it follows from the visitor’s id and the shares; so shares stay once it has begun.
                                 */
                                arms: {
                                    /** Name */
                                    name: string;
                                    /**
                                     * Value
                                     * @description What the page is told
                                     */
                                    value: string;
                                    /** Share of visitors, % */
                                    weight: number;
                                }[];
                                /**
                                 * What it changes
                                 * @description The name of the feature in the pages, such as home-hero
                                 */
                                feature: string;
                                /** Pages */
                                screens: ("home" | "product" | "category")[];
                                /**
                                 * Shops
                                 * @description This one among them
                                 */
                                sites: ("usb2c" | "cab2c" | "usafh")[];
                                /**
                                 * Only visitors who are
                                 * @description Empty: all
                                 */
                                only: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                                /**
                                 * But not visitors who are
                                 * @description Empty: nobody
                                 */
                                except: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                            };
                        }[];
                        next?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminAddExperiment: {
        parameters: {
            query?: never;
            header?: {
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    state: {
                        /** Name */
                        name: string;
                        /**
                         * Runs between its dates
                         * @description Off: a draft, or stopped. Everybody then sees the first arm.
                         */
                        on: boolean;
                        /** Starts */
                        startsAt: string;
                        /**
                         * Stops
                         * @description Set before the start: a test that is stopped once it looks good proves nothing.
                         */
                        stopsAt: string;
                        /**
                         * Arms
                         * @description The first is the control. Shares add up to 100. A visitor keeps the same arm, as it follows from the visitor’s id and the shares; so shares stay once it has begun.
                         */
                        arms: {
                            /** Name */
                            name: string;
                            /**
                             * Value
                             * @description What the page is told
                             */
                            value: string;
                            /** Share of visitors, % */
                            weight: number;
                        }[];
                        /**
                         * What it changes
                         * @description The name of the feature in the pages, such as home-hero
                         */
                        feature: string;
                        /** Pages */
                        screens: ("home" | "product" | "category")[];
                        /**
                         * Shops
                         * @description This one among them
                         */
                        sites: ("usb2c" | "cab2c" | "usafh")[];
                        /**
                         * Only visitors who are
                         * @description Empty: all
                         */
                        only: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                        /**
                         * But not visitors who are
                         * @description Empty: nobody
                         */
                        except: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                    };
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Name */
                            name: string;
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "draft" | "planned" | "running" | "ended" | "stopped";
                            /**
                             * Runs between its dates
                             * @description Off: a draft, or stopped. Everybody then sees the first arm.
                             */
                            on: boolean;
                            /** Starts */
                            startsAt: string;
                            /**
                             * Stops
                             * @description Set before the start: a test that is stopped once it looks good proves nothing.
                             */
                            stopsAt: string;
                            /**
                             * Arms
                             * @description The first is the control. Shares add up to 100. A visitor keeps the same arm, as it follows from the visitor’s id and the shares; so shares stay once it has begun.
                             */
                            arms: {
                                /** Name */
                                name: string;
                                /**
                                 * Value
                                 * @description What the page is told
                                 */
                                value: string;
                                /** Share of visitors, % */
                                weight: number;
                            }[];
                            /**
                             * What it changes
                             * @description The name of the feature in the pages, such as home-hero
                             */
                            feature: string;
                            /** Pages */
                            screens: ("home" | "product" | "category")[];
                            /**
                             * Shops
                             * @description This one among them
                             */
                            sites: ("usb2c" | "cab2c" | "usafh")[];
                            /**
                             * Only visitors who are
                             * @description Empty: all
                             */
                            only: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                            /**
                             * But not visitors who are
                             * @description Empty: nobody
                             */
                            except: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
        };
    };
    adminGetExperiment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Name */
                            name: string;
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "draft" | "planned" | "running" | "ended" | "stopped";
                            /**
                             * Runs between its dates
                             * @description Off: a draft, or stopped. Everybody then sees the first arm.
                             */
                            on: boolean;
                            /** Starts */
                            startsAt: string;
                            /**
                             * Stops
                             * @description Set before the start: a test that is stopped once it looks good proves nothing.
                             */
                            stopsAt: string;
                            /**
                             * Arms
                             * @description The first is the control. Shares add up to 100. A visitor keeps the same arm, as it follows from the visitor’s id and the shares; so shares stay once it has begun.
                             */
                            arms: {
                                /** Name */
                                name: string;
                                /**
                                 * Value
                                 * @description What the page is told
                                 */
                                value: string;
                                /** Share of visitors, % */
                                weight: number;
                            }[];
                            /**
                             * What it changes
                             * @description The name of the feature in the pages, such as home-hero
                             */
                            feature: string;
                            /** Pages */
                            screens: ("home" | "product" | "category")[];
                            /**
                             * Shops
                             * @description This one among them
                             */
                            sites: ("usb2c" | "cab2c" | "usafh")[];
                            /**
                             * Only visitors who are
                             * @description Empty: all
                             */
                            only: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                            /**
                             * But not visitors who are
                             * @description Empty: nobody
                             */
                            except: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminRemoveExperiment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        edit?: string;
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminSaveExperiment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version that the change began from */
                "if-match"?: string;
                /** @description 16 to 64 characters; sent again with it, a change is made once */
                "idempotency-key"?: string;
            };
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        /** Name */
                        name?: string;
                        /**
                         * Runs between its dates
                         * @description Off: a draft, or stopped. Everybody then sees the first arm.
                         */
                        on?: boolean;
                        /** Starts */
                        startsAt?: string;
                        /**
                         * Stops
                         * @description Set before the start: a test that is stopped once it looks good proves nothing.
                         */
                        stopsAt?: string;
                        /**
                         * Arms
                         * @description The first is the control. Shares add up to 100. A visitor keeps the same arm, as it follows from the visitor’s id and the shares; so shares stay once it has begun.
                         */
                        arms?: {
                            /** Name */
                            name: string;
                            /**
                             * Value
                             * @description What the page is told
                             */
                            value: string;
                            /** Share of visitors, % */
                            weight: number;
                        }[];
                        /**
                         * What it changes
                         * @description The name of the feature in the pages, such as home-hero
                         */
                        feature?: string;
                        /** Pages */
                        screens?: ("home" | "product" | "category")[];
                        /**
                         * Shops
                         * @description This one among them
                         */
                        sites?: ("usb2c" | "cab2c" | "usafh")[];
                        /**
                         * Only visitors who are
                         * @description Empty: all
                         */
                        only?: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                        /**
                         * But not visitors who are
                         * @description Empty: nobody
                         */
                        except?: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                    };
                    reason?: string;
                    /** @description ISO 8601 */
                    from?: string;
                    /** @description ISO 8601 */
                    until?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                        title: string;
                        version: string;
                        state: {
                            /** Name */
                            name: string;
                            /**
                             * Status
                             * @enum {string}
                             */
                            status: "draft" | "planned" | "running" | "ended" | "stopped";
                            /**
                             * Runs between its dates
                             * @description Off: a draft, or stopped. Everybody then sees the first arm.
                             */
                            on: boolean;
                            /** Starts */
                            startsAt: string;
                            /**
                             * Stops
                             * @description Set before the start: a test that is stopped once it looks good proves nothing.
                             */
                            stopsAt: string;
                            /**
                             * Arms
                             * @description The first is the control. Shares add up to 100. A visitor keeps the same arm, as it follows from the visitor’s id and the shares; so shares stay once it has begun.
                             */
                            arms: {
                                /** Name */
                                name: string;
                                /**
                                 * Value
                                 * @description What the page is told
                                 */
                                value: string;
                                /** Share of visitors, % */
                                weight: number;
                            }[];
                            /**
                             * What it changes
                             * @description The name of the feature in the pages, such as home-hero
                             */
                            feature: string;
                            /** Pages */
                            screens: ("home" | "product" | "category")[];
                            /**
                             * Shops
                             * @description This one among them
                             */
                            sites: ("usb2c" | "cab2c" | "usafh")[];
                            /**
                             * Only visitors who are
                             * @description Empty: all
                             */
                            only: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                            /**
                             * But not visitors who are
                             * @description Empty: nobody
                             */
                            except: ("known" | "unknown" | "purchaser" | "brewer-intender" | "auto-delivery")[];
                        };
                        /** @description Of this change; absent where nothing was different */
                        edit?: string;
                        schema?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        scheduled: components["schemas"]["ScheduledEdit"];
                    };
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
            409: components["responses"]["Refusal1"];
            412: components["responses"]["Refusal1"];
            428: components["responses"]["Refusal1"];
        };
    };
    adminGetExperimentReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperimentReports"];
                };
            };
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetHome: {
        parameters: {
            query?: {
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminHome"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetSales: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD */
                from: string;
                /** @description YYYY-MM-DD */
                to: string;
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money in minor units; goods − discounts + shipping + surcharges + tax = total. Refunds are on the day on which they were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesReport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetSalesFile: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD */
                from: string;
                /** @description YYYY-MM-DD */
                to: string;
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetTaxes: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetTaxesFile: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetCouponCost: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetCouponCostFile: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetSearchMisses: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetSearchMissesFile: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetSubscriptionReport: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetSubscriptionReportFile: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetLiabilities: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetLiabilitiesFile: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetReconciliation: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
                /** @description `next` of the page before */
                after?: string;
                pageSize?: number;
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReport"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetReconciliationFile: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD */
                from?: string;
                /** @description YYYY-MM-DD */
                to?: string;
                by?: "total" | "day";
                lang?: "en" | "fr";
            };
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
    adminGetOpening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description usb2c, cab2c or usafh */
                site: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOpening"];
                };
            };
            400: components["responses"]["Refusal1"];
            401: components["responses"]["Refusal1"];
            403: components["responses"]["Refusal1"];
            404: components["responses"]["Refusal1"];
        };
    };
}
